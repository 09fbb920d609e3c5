import type { Language } from '@qalam/contract/kernel/languages.ts'
import { text } from '#platform/text.ts'
import type { Board } from './board.ts'
import { asText, type Pasted, pasted } from './clipboard.ts'
import { type Block, type BoardPlace, placesIn } from './keys.ts'
import { nothing, type MarkValue } from './sheet.ts'
import type { Write } from './writes.ts'

/** A cell of a clipboard that was not taken: where it would have gone, what it said, and why not. */
export type NotTaken = { place: BoardPlace; text: string; message: string }

/** `takeBack` undoes this act, as long as nothing was written after it. */
export type Outcome = { changed: number; notTaken: NotTaken[]; takeBack: () => number }

/** A comment is not on the clipboard: it stays where the score or sign it belongs to stays. */
const keepingComment = (value: MarkValue, before: MarkValue): MarkValue =>
  value.score === before.score && value.sign === before.sign ? before : value

/** Takes a text from a spreadsheet into the journal; what does not fit is handed back cell by cell. */
export function pasteInto(board: Board, block: Block, words: string, language: Language): Outcome {
  const cells = pasted(words, block, language)
  const unread = cells.filter(({ value }) => value === undefined)
  const readable = cells.flatMap(({ place, value }) =>
    value ? [{ place, value: keepingComment(value, board.valueAt(place)) }] : [],
  )
  const { changed, turned, takeBack } = board.write(readable)
  const wordsAt = (place: BoardPlace) => cells.find((cell) => isAt(cell, place))?.text ?? ''
  return {
    changed,
    takeBack,
    notTaken: [
      ...unread.map((cell) => ({ place: cell.place, text: cell.text, message: text('journal.not-a-mark') })),
      ...turned.map(({ place, message }) => ({ place, text: wordsAt(place), message })),
    ].toSorted(inReadingOrder),
  }
}

/** As a list on paper is read: student by student, lesson by lesson. */
const inReadingOrder = (a: NotTaken, b: NotTaken) => a.place.row - b.place.row || a.place.column - b.place.column

const isAt = ({ place }: Pasted, { row, column }: BoardPlace) => place.row === row && place.column === column

/** Copies the top row of a block down over the rest of it. */
export function fillDown(board: Board, block: Block): Outcome {
  const writes = placesIn({ ...block, top: block.top + 1 }).map((place): Write => {
    const { score, sign } = board.valueAt({ row: block.top, column: place.column })
    return { place, value: keepingComment({ ...nothing, score, sign }, board.valueAt(place)) }
  })
  return writeAll(board, writes)
}

/** Empties the cells of a block. */
export const clear = (board: Board, block: Block): Outcome =>
  writeAll(
    board,
    placesIn(block).map((place) => ({ place, value: nothing })),
  )

/** Writes cells as one act. */
export function writeAll(board: Board, writes: readonly Write[]): Outcome {
  const { changed, turned, takeBack } = board.write(writes)
  return { changed, takeBack, notTaken: turned.map(({ place, message }) => ({ place, text: '', message })) }
}

export const copied = (board: Board, block: Block, language: Language): string => asText(block, board.valueAt, language)
