import type { KeyboardEvent } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import type { Board } from '../board/board.ts'
import { shownIn } from '../board/clipboard.ts'
import { isWhole, longestEntry } from '../board/entry.ts'
import { type BoardCell, givesScores, nothing } from '../board/sheet.ts'
import { type BoardPlace, wishOf } from '../board/keys.ts'
import styles from './Class.module.css'

type Props = {
  board: Board
  place: BoardPlace
  cell: BoardCell
  name: string
  locked: boolean
  /** Goes to the field of another row; leaving this one enters what was typed. */
  onGo: (row: number) => void
  onOpen: () => void
}

/** A field that takes a score or the letter of a sign, by the same rule and keys as a cell of the grid. */
export function MarkField({ board, place, cell, name, locked, onGo, onOpen }: Props) {
  const language = currentLanguage()
  const isWrong = cell.trouble !== null && cell.draft === null

  const type = (typed: string) => {
    const max = board.columns[place.column]?.maxScore ?? 0
    board.draft(place, typed.slice(0, longestEntry))
    if (isWhole(typed, cell.value, { max, scored: givesScores(board.journal) }, language)) board.enter(place)
  }
  const leave = () => {
    if (cell.draft !== null) board.draft(place, null)
    else if (typeof cell.trouble?.wanted === 'string') board.resolve(place, false)
  }
  const go = (row: number) => {
    board.enter(place)
    onGo(within(board, row))
  }
  /** The digit row of the Kazakh layout types letters: the field takes the digit. Other text types itself. */
  const insert = ({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): boolean => {
    if (locked || !/^\d$/.test(text)) return false
    type(value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length))
    return true
  }
  const goBack = (places: BoardPlace[]) => {
    const [first] = places
    if (first) onGo(first.row)
  }

  /** Whether the key was for the list; all others are the field's own. */
  const act = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const wish = wishOf(event)
    switch (wish?.kind) {
      case 'type':
        return insert(event.currentTarget, wish.text)
      case 'down':
        go(place.row + wish.step)
        return true
      case 'move':
        if (wish.rows !== 0) go(place.row + wish.rows)
        return wish.rows !== 0
      case 'clear':
        if (!locked) board.write([{ place, value: nothing }])
        return true
      case 'open':
        board.enter(place)
        onOpen()
        return true
      case 'leave':
        leave()
        return true
      case 'undo':
        board.enter(place)
        goBack(board.undo())
        return true
      case 'redo':
        goBack(board.redo())
        return true
      default:
        return false
    }
  }

  return (
    <input
      className={styles.input}
      aria-label={text('lesson.mark-of', { name })}
      aria-invalid={isWrong || undefined}
      data-mark
      inputMode="numeric"
      autoComplete="off"
      readOnly={locked}
      value={shownIn(cell, language)}
      onFocus={({ target }) => target.select()}
      onBlur={() => board.enter(place)}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (!act(event)) return
        event.preventDefault()
        // To select in a field is to go there: only in the one that is still stood in.
        if (document.activeElement === event.currentTarget) event.currentTarget.select()
      }}
    />
  )
}

const within = ({ students }: Board, row: number): number => Math.max(0, Math.min(students.length - 1, row))
