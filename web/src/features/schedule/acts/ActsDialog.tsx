import { localClock } from '@qalam/contract/kernel/calendar.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { actText } from '../week/words.ts'
import { type TimetableChange, acts, isUndoable } from './acts.ts'
import styles from './Acts.module.css'

type Props = { onUndo: (act: TimetableChange) => void; onClose: () => void }

/** The last acts of this visit: what, when, and a way back that names its act. */
export function ActsDialog({ onUndo, onClose }: Props) {
  const all = useStore(acts)

  return (
    <Dialog title={text('schedule.acts')} width={540} onClose={onClose}>
      <ol className={styles.acts}>
        {all.map((act) => (
          <li key={act.id}>
            <time className={styles.time}>{localClock(new Date(act.at))}</time>
            <p>
              {actText(act)}
              {act.state !== 'done' && (
                <span className={act.state === 'failed' ? styles.failed : styles.undone}>
                  {act.state === 'failed'
                    ? text('schedule.act-failed', { why: act.why ?? '' })
                    : text('schedule.act-undone')}
                </span>
              )}
            </p>
            {isUndoable(all, act) && (
              <Button size="small" aria-label={`${text('common.undo')}: ${actText(act)}`} onClick={() => onUndo(act)}>
                {text('common.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{text('schedule.acts-hint')}</p>
    </Dialog>
  )
}
