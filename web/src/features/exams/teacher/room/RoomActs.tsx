import { exams } from '@qalam/contract/exams/api.ts'
import type { Room } from '@qalam/contract/exams/grading-shapes.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../../Exams.module.css'
import { everyExam } from '../../reads.ts'
import { WindowDialog } from './WindowDialog.tsx'

type Props = { sitting: string; room: Room; chosen: readonly number[] }
type Asking = 'end' | 'takeBack' | 'window' | null

/** What a teacher does in the room, for those who are chosen or for all. */
export function RoomActs({ sitting, room, chosen }: Props) {
  const [minutes, setMinutes] = useState<number | null>(10)
  const [asking, ask] = useState<Asking>(null)
  const refresh = { refresh: everyExam }
  const time = useCommand(exams.giveTime, refresh)
  const end = useCommand(exams.end, refresh)
  const reopen = useCommand(exams.reopen, refresh)
  const takeBack = useCommand(exams.takeBack, refresh)
  const params = { sitting }
  // A refusal is told by a notice; the room shows what stands.
  const close = () => ask(null)
  // An empty list is everybody: then the work itself ends, and its results open.
  const studentIds = [...chosen]
  const isNobody = room.rows.length === 0
  const nobodyBegan = room.rows.every(({ attempt }) => attempt === null)
  const more = minutes ?? 0
  const isSound = Number.isInteger(more) && more >= 1 && more <= 180

  return (
    <Card>
      <p>{text('exams.all-or-chosen')}</p>
      <div className={styles.acts}>
        <NumberField label={text('exams.more-minutes')} value={minutes} onChange={(next) => setMinutes(next ?? null)} />
        <Button
          busy={time.isPending}
          disabled={isNobody || !isSound}
          onClick={() => time.mutate({ params, body: { studentIds, minutes: more } })}
        >
          {text('exams.add-time')}
        </Button>
        <Button
          busy={reopen.isPending}
          disabled={isNobody || !isSound}
          onClick={() => reopen.mutate({ params, body: { studentIds, minutes: more } })}
        >
          {text('exams.reopen')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => ask('window')}>
          {text('exams.own-window')}
        </Button>
        <Button disabled={isNobody} onClick={() => ask('end')}>
          {text('exams.end-now')}
        </Button>
        {nobodyBegan && (
          <Button kind="danger" onClick={() => ask('takeBack')}>
            {text('exams.take-back')}
          </Button>
        )}
      </div>
      {asking === 'window' && <WindowDialog sitting={sitting} studentIds={studentIds} onClose={close} />}
      {asking === 'end' && (
        <ConfirmDialog
          title={text('exams.end-now')}
          message={text('exams.end-now-hint')}
          action={text('exams.end-now')}
          busy={end.isPending}
          onConfirm={() => end.mutateAsync({ params, body: { studentIds } }).then(close, close)}
          onClose={close}
        />
      )}
      {asking === 'takeBack' && (
        <ConfirmDialog
          title={text('exams.take-back')}
          message={room.title}
          action={text('exams.take-back')}
          danger
          busy={takeBack.isPending}
          onConfirm={() =>
            takeBack.mutateAsync({ params }).then(() => navigate(`/schedule/lesson/${room.lessonUuid}`), close)
          }
          onClose={close}
        />
      )}
    </Card>
  )
}
