import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { dayOfMonth } from '#platform/dates.ts'
import { afterFrame } from '#ui/page/frame.ts'
import type { Store } from '#platform/storage.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import type { Board } from '../board/board.ts'
import { shownIn } from '../board/clipboard.ts'
import type { BoardCell } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import { columnName } from './GridHead.tsx'
import styles from './Sheet.module.css'

type Props = {
  board: Board
  place: Store<BoardPlace>
  onOpen: () => void
  onColumn: () => void
  onTroubles: () => void
}

/** What the cursor stands on: whose cell, of which lesson, its whole theme and comment. Follows the sheet by a frame. */
export function CellBar({ board, place: at, onOpen, onColumn, onTroubles }: Props) {
  const place = useSyncExternalStore(
    useMemo(() => afterFrame(at.subscribe), [at]),
    at.get,
  )
  const line = useSyncExternalStore(
    useMemo(() => afterFrame((listener) => board.watchRow(place.row, listener)), [board, place.row]),
    useCallback(() => board.line(place.row), [board, place.row]),
  )
  const [student, column, cell] = [board.students[place.row], board.columns[place.column], line?.cells[place.column]]
  if (!student || !column || !cell) return null
  const work = column.group === 'fo' ? '' : `${columnName(column)} · `

  return (
    <div className={`${styles.bar} no-print`}>
      <p className={styles.where}>
        <strong>{student.fullName}</strong>
        <span>
          {work}
          {dayOfMonth(column.date)} · {column.theme || text('journal.no-theme')}
        </span>
      </p>
      <output className={styles.value}>
        {shownIn(cell, currentLanguage()) || '—'} <small>/ {column.maxScore}</small>
      </output>
      {cell.trouble ? (
        <Trouble cell={cell} onTroubles={onTroubles} />
      ) : (
        <p className={styles.comment}>{cell.value.comment}</p>
      )}
      {column.can.mark && (
        <Button size="small" onClick={onColumn}>
          {text('journal.column')}
        </Button>
      )}
      <Button size="small" onClick={onOpen}>
        {text('journal.open-cell')}
      </Button>
    </div>
  )
}

function Trouble({ cell, onTroubles }: { cell: BoardCell; onTroubles: () => void }) {
  const { trouble } = cell
  if (!trouble) return null
  const words = `${text('journal.not-stored', { value: shownIn(cell, currentLanguage()) || '—' })} ${trouble.message}`
  return (
    <p className={styles.trouble}>
      <span title={words}>{words}</span>
      <Button size="small" kind="quiet" onClick={onTroubles}>
        {text('journal.choose')}
      </Button>
    </p>
  )
}
