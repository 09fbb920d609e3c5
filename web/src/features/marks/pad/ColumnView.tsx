import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { today } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconBack, IconNext } from '#ui/page/icons.ts'
import type { Board } from '../board/board.ts'
import { shownIn } from '../board/clipboard.ts'
import type { MarkValue } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import { nameOfColumn } from '../grid/GridHead.tsx'
import styles from './ColumnView.module.css'
import { ThumbPad } from './ThumbPad.tsx'

type Props = {
  board: Board
  open: (place: BoardPlace) => void
  /** Opens the acts over a whole column. */
  openColumn: (column: number) => void
  refused: (message: string) => void
}

/** One lesson at a time, for a phone: the class as a list, a pad of scores and signs under the thumb. */
export function ColumnView({ board, open, openColumn, refused }: Props) {
  const [column, setColumn] = useState(() => firstColumn(board))
  const [row, setRow] = useState<number | null>(null)
  const view = useRef<HTMLDivElement>(null)
  useStanding(view, row)
  const lesson = board.columns[column]
  if (!lesson) return null
  const go = (step: number) => setColumn(Math.max(0, Math.min(board.columns.length - 1, column + step)))

  const write = (place: BoardPlace, value: MarkValue, isDone: boolean) => {
    const [turned] = board.write([{ place, value }]).turned
    refused(turned?.message ?? '')
    if (!turned && isDone) setRow(place.row + 1 < board.students.length ? place.row + 1 : null)
  }

  return (
    <div ref={view} className={styles.view} data-marking={row !== null || undefined}>
      {board.columns.length > 1 && (
        <div className={styles.lesson}>
          <IconButton label={text('common.previous')} disabled={column === 0} onClick={() => go(-1)}>
            <IconBack />
          </IconButton>
          <SelectField
            bare
            label={text('journal.lesson')}
            value={column}
            choices={board.columns.map((one, index) => ({ value: index, label: nameOfColumn(one) }))}
            onChange={(next) => next !== null && next !== undefined && setColumn(next)}
          />
          <IconButton label={text('common.next')} disabled={column === board.columns.length - 1} onClick={() => go(1)}>
            <IconNext />
          </IconButton>
        </div>
      )}
      {lesson.can.mark && (
        <Button size="small" onClick={() => openColumn(column)}>
          {text('journal.column')}
        </Button>
      )}
      <ul className={styles.list}>
        {board.students.map(({ userId }, index) => (
          <Line
            key={userId}
            board={board}
            place={{ row: index, column }}
            isOpen={row === index}
            onToggle={() => setRow(row === index ? null : index)}
          />
        ))}
      </ul>
      {row !== null && (
        <ThumbPad
          board={board}
          place={{ row, column }}
          onWrite={write}
          onMove={setRow}
          onMore={() => open({ row, column })}
        />
      )}
    </div>
  )
}

/**
 * While somebody is marked the class scrolls above the pad, with whoever is marked in its middle: no line lies under the
 * pad. When it closes, the focus is on the line of whoever was marked last.
 */
function useStanding(view: RefObject<HTMLDivElement | null>, row: number | null): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const list = view.current?.querySelector('ul')
    const line = list?.children[row ?? last.current ?? -1]
    last.current = row
    if (!list || !(line instanceof HTMLElement)) return
    if (row === null) return line.querySelector('button')?.focus()
    view.current?.scrollIntoView?.({ block: 'start' })
    list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  }, [view, row])
}

/** The lesson of today, else the last one that may be marked. */
function firstColumn({ columns }: Board): number {
  const ofToday = columns.findIndex(({ date, can }) => date === today() && can.mark)
  return Math.max(0, ofToday === -1 ? columns.findLastIndex(({ group, can }) => group === 'fo' && can.mark) : ofToday)
}

type LineProps = {
  board: Board
  place: BoardPlace
  isOpen: boolean
  onToggle: () => void
}

function Line({ board, place, isOpen, onToggle }: LineProps) {
  const line = useSyncExternalStore(
    (listener) => board.watchRow(place.row, listener),
    () => board.line(place.row),
  )
  const [student, cell] = [board.students[place.row], line?.cells[place.column]]
  if (!student || !cell) return null
  const state = cell.state === 'stored' ? undefined : text(`journal.state-${cell.state}`)

  return (
    <li className={styles.line}>
      <button type="button" className={styles.student} aria-expanded={isOpen} onClick={onToggle}>
        <span>{student.fullName}</span>
        <span className={styles.face} data-state={cell.state}>
          {shownIn(cell, currentLanguage()) || '—'}
          {state && <small>{state}</small>}
        </span>
      </button>
    </li>
  )
}
