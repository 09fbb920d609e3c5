import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import type { LeftLesson } from '@qalam/contract/office-schedule/batches.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { afterBatch, batches } from '../reads.ts'
import styles from './Batch.module.css'
import { LeftLessons } from './Preview.tsx'
import { tellUndone } from './usePreview.ts'
import { batchText } from './words.ts'

/** The latest acts on many lessons, each with a way back; what could not be taken back is named. */
export function BatchesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(batches)
  const undo = useCommand(officeSchedule.undo, { refresh: afterBatch })
  const [left, setLeft] = useState<{ left: number; leftLessons: LeftLesson[] } | null>(null)
  const take = (uuid: string) =>
    undo.mutate(
      { body: { uuid } },
      {
        onSuccess: (done) => {
          setLeft(done)
          tellUndone(done.lessons)
        },
      },
    )

  return (
    <Dialog title={text('office-schedule.batches')} width={700} onClose={onClose}>
      {!data && <TableSkeleton />}
      {data?.batches.length === 0 && <p>{text('office-schedule.no-batches')}</p>}
      {left && left.left > 0 && (
        <div className={styles.preview} role="status">
          <LeftLessons
            title={text('office-schedule.left', { count: left.left })}
            left={left.left}
            lessons={left.leftLessons}
          />
        </div>
      )}
      <ul className={styles.batches}>
        {data?.batches.map((batch) => (
          <li key={batch.uuid}>
            <div>
              <p>{batchText(batch)}</p>
              <p className={styles.note}>
                {batch.undone
                  ? text('office-schedule.batch-undone', { by: batch.undone.by, at: momentText(batch.undone.at) })
                  : text('office-schedule.batch-note', {
                      by: batch.by,
                      at: momentText(batch.at),
                      count: batch.lessons,
                    })}
              </p>
            </div>
            {batch.can.undo && (
              <Button
                size="small"
                busy={undo.isPending}
                aria-label={`${text('common.undo')}: ${batchText(batch)}`}
                onClick={() => take(batch.uuid)}
              >
                {text('common.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
