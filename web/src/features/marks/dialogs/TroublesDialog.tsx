import { useSyncExternalStore } from 'react'
import { dayOfMonth, momentText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import type { Board } from '../board/board.ts'
import { faceOf } from '../board/clipboard.ts'
import type { BoardPlace } from '../board/keys.ts'
import styles from './Dialogs.module.css'

/** Writes that the server did not take: both values, who wrote the other one, and the teacher's choice. */
export default function TroublesDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  useSyncExternalStore(board.watch, () => board.troubles().length)
  const places = board.troubles()

  return (
    <Dialog title={text('journal.troubles-title')} width={700} onClose={onClose}>
      {places.length === 0 && <EmptyList title={text('journal.no-troubles')} />}
      <ul className={styles.troubles}>
        {places.map((place) => (
          <Trouble key={`${place.row}:${place.column}`} board={board} place={place} />
        ))}
      </ul>
    </Dialog>
  )
}

function Trouble({ board, place }: { board: Board; place: BoardPlace }) {
  const [student, column, cell] = [board.students[place.row], board.columns[place.column], board.cellAt(place)]
  if (!student || !column || !cell?.trouble) return null
  const { wanted, message, by, at } = cell.trouble
  const face = (value: typeof wanted) =>
    (typeof value === 'string' ? value : faceOf(value, currentLanguage())) || text('journal.emptied')

  return (
    <li>
      <p>
        <strong>{student.fullName}</strong>, {dayOfMonth(column.date)} · {column.theme}
      </p>
      <p className={styles.hint}>{message}</p>
      <dl className={styles.versus}>
        <div>
          <dt>{text('journal.stands')}</dt>
          <dd>{face(cell.held)}</dd>
          {by && at && (
            <dd className={styles.hint}>
              {by}, {momentText(at)}
            </dd>
          )}
        </div>
        <div>
          <dt>{text('journal.yours')}</dt>
          <dd>{face(wanted)}</dd>
        </div>
      </dl>
      <div className={styles.choice}>
        <Button onClick={() => board.resolve(place, false)}>{text('journal.keep-theirs')}</Button>
        {typeof wanted !== 'string' && (
          <Button kind="main" onClick={() => board.resolve(place, true)}>
            {text('journal.put-mine')}
          </Button>
        )}
      </div>
    </li>
  )
}
