import { signLabel } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { useState, useSyncExternalStore } from 'react'
import { dayOfMonth, today } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconBack, IconNext } from '#ui/page/icons.ts'
import type { Board } from '../board/board.ts'
import { shownIn } from '../board/clipboard.ts'
import { withScore, withSign } from '../board/entry.ts'
import { type Column, givesScores, nothing, type Value } from '../board/sheet.ts'
import type { Place } from '../board/keys.ts'
import { columnName } from '../grid/GridHead.tsx'
import styles from './ColumnView.module.css'

type Props = { board: Board; open: (place: Place) => void; refused: (message: string) => void }

const nameOf = (column: Column) =>
  `${dayOfMonth(column.date)} · ${column.group === 'fo' ? column.theme : columnName(column)}`

/** One lesson at a time, for a phone: the class as a list, a pad of scores and signs under whoever is chosen. */
export function ColumnView({ board, open, refused }: Props) {
  const [column, setColumn] = useState(() => firstColumn(board))
  const [row, setRow] = useState<number | null>(null)
  const lesson = board.columns[column]
  if (!lesson) return null
  const go = (step: number) => setColumn(Math.max(0, Math.min(board.columns.length - 1, column + step)))

  const write = (place: Place, value: Value, isDone: boolean) => {
    const [turned] = board.write([{ place, value }]).turned
    refused(turned?.message ?? '')
    if (!turned && isDone) setRow(place.row + 1 < board.students.length ? place.row + 1 : null)
  }

  return (
    <div className={styles.view}>
      {board.columns.length > 1 && (
        <div className={styles.lesson}>
          <IconButton label={text('common.previous')} disabled={column === 0} onClick={() => go(-1)}>
            <IconBack />
          </IconButton>
          <SelectField
            bare
            label={text('journal.lesson')}
            value={column}
            choices={board.columns.map((one, index) => ({ value: index, label: nameOf(one) }))}
            onChange={(next) => next !== null && next !== undefined && setColumn(next)}
          />
          <IconButton label={text('common.next')} disabled={column === board.columns.length - 1} onClick={() => go(1)}>
            <IconNext />
          </IconButton>
        </div>
      )}
      <ul className={styles.list}>
        {board.students.map(({ userId }, index) => (
          <Line
            key={userId}
            board={board}
            place={{ row: index, column }}
            isOpen={row === index}
            onToggle={() => setRow(row === index ? null : index)}
            onWrite={write}
            onMore={() => open({ row: index, column })}
          />
        ))}
      </ul>
    </div>
  )
}

/** The lesson of today, else the last one that may be marked. */
function firstColumn({ columns }: Board): number {
  const ofToday = columns.findIndex(({ date, can }) => date === today() && can.mark)
  return Math.max(0, ofToday === -1 ? columns.findLastIndex(({ group, can }) => group === 'fo' && can.mark) : ofToday)
}

type LineProps = {
  board: Board
  place: Place
  isOpen: boolean
  onToggle: () => void
  onWrite: (place: Place, value: Value, isDone: boolean) => void
  onMore: () => void
}

function Line({ board, place, isOpen, onToggle, onWrite, onMore }: LineProps) {
  const line = useSyncExternalStore(
    (listener) => board.watchRow(place.row, listener),
    () => board.line(place.row),
  )
  const [student, cell] = [board.students[place.row], line?.cells[place.column]]
  if (!student || !cell) return null
  const locked = board.lockAt(place)
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
      {isOpen &&
        (locked === null ? (
          <Pad board={board} place={place} value={cell.value} onWrite={onWrite} onMore={onMore} />
        ) : (
          <p className={styles.locked}>{locked}</p>
        ))}
    </li>
  )
}

type PadProps = Pick<LineProps, 'board' | 'place' | 'onWrite' | 'onMore'> & { value: Value }

function Pad({ board, place, value, onWrite, onMore }: PadProps) {
  const max = board.columns[place.column]?.maxScore ?? 0
  const scores = givesScores(board.journal) ? Array.from({ length: max }, (_, index) => index + 1) : []
  const language = currentLanguage()

  return (
    <div className={styles.pad}>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={classes(styles.key, value.score === score && styles.chosen)}
          aria-pressed={value.score === score}
          onClick={() => onWrite(place, withScore(value, score), true)}
        >
          {score}
        </button>
      ))}
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          className={classes(styles.key, styles.sign, value.sign === sign && styles.chosen)}
          aria-pressed={value.sign === sign}
          aria-label={text(`journal.sign-${sign}`)}
          title={text(`journal.sign-${sign}`)}
          onClick={() => onWrite(place, withSign(value, value.sign === sign ? null : sign), sign !== 'late')}
        >
          {signLabel(sign, language)}
        </button>
      ))}
      <Button size="small" onClick={() => onWrite(place, nothing, false)}>
        {text('journal.clear')}
      </Button>
      <Button size="small" onClick={onMore}>
        {text('journal.comment')}
      </Button>
    </div>
  )
}
