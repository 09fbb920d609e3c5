import { isCredit } from '@qalam/contract/journal/rules.ts'
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { clockNow, today as todayNow } from '#platform/dates.ts'
import { type MessageKey, useLanguage } from '#platform/text.ts'
import type { Board } from '../board/board.ts'
import { columnLock } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import { shortNames } from './names.ts'
import { CellNote, type Note } from './CellNote.tsx'
import { useEdges } from './useEdges.ts'
import { makeController, type Told } from './controller.ts'
import { provisionalIn } from '../Credit.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import styles from './Journal.module.css'

type Props = {
  board: Board
  label: string
  open: (place: BoardPlace) => void
  tell: (told: Told) => void
  moved: (place: BoardPlace) => void
  note: Note | null
}

/**
 * The quarter as a spreadsheet. React draws it once; keys and marks after that touch single rows and cells. The roles are
 * named, since its styles make of the table something that is none (see Journal.module.css).
 */
export const JournalGrid = memo(function JournalGrid({ board, label, open, tell, moved, note }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEdges(sheet)
  const today = todayNow()
  useLanguage()
  const works = board.columns.filter(({ group }) => group !== 'fo').length
  const locked = useMemo(() => locksOf(board, today), [board, today])
  const names = useMemo(() => shortNames(board.students.map(({ fullName }) => fullName)), [board])
  const onOpen = useEffectEvent(open)
  const onTell = useEffectEvent(tell)
  const onMoved = useEffectEvent(moved)

  useEffect(() => {
    if (!table.current || board.columns.length === 0 || board.students.length === 0) return undefined
    const controller = makeController({
      table: table.current,
      board,
      open: (place) => onOpen(place),
      tell: (told) => onTell(told),
      moved: (place) => onMoved(place),
    })
    controller.start(firstPlace(board, today))
    return () => controller.stop()
  }, [board, today])

  return (
    <div ref={sheet} className={styles.sheet}>
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={board.students.length + 1}
        className={styles.grid}
        style={{ '--lessons': board.columns.length - works, '--works': works }}
      >
        <GridHead
          columns={board.columns}
          today={today}
          credit={isCredit(board.journal.scoreType)}
          provisional={provisionalIn(board.journal)}
        />
        <tbody role="rowgroup">
          {board.students.map(({ userId }, row) => (
            <GridRow key={userId} board={board} row={row} name={names[row] ?? ''} today={today} locked={locked} />
          ))}
        </tbody>
      </table>
      <CellNote table={table} note={note} />
    </div>
  )
})

/** Why columns cannot be written by anybody of the class, as it is when the grid is drawn. */
const locksOf = ({ columns, journal }: Board, today: string): (MessageKey | null)[] =>
  columns.map((column) => columnLock(journal, column, { today, clock: clockNow() }))

/** The lesson of today if there is one, else the last that may be marked, else the first. */
function firstPlace({ columns }: Board, today: string): BoardPlace {
  const ofToday = columns.findIndex(({ date, can }) => date === today && can.mark)
  const last = columns.findLastIndex(({ group, can }) => group === 'fo' && can.mark)
  return { row: 0, column: Math.max(0, ofToday === -1 ? last : ofToday) }
}
