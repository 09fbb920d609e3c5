import type { Language } from '@qalam/contract/kernel/languages.ts'
import { signLabel, signOfLetter } from '@qalam/contract/journal/rules.ts'
import { type Block, type BoardPlace, placesIn } from './keys.ts'
import { type BoardCell, nothing, type MarkValue } from './sheet.ts'

/** A value as it is shown in a cell and put on the clipboard: `8`, `н`, `8 о`. */
export function faceOf({ score, sign }: MarkValue, language: Language): string {
  const parts = [score === null ? '' : String(score), sign === null ? '' : signLabel(sign, language)]
  return parts.filter(Boolean).join(' ')
}

/** What a cell shows: what is being typed, else what was not stored, else what stands. */
export function shownIn({ draft, trouble, value }: BoardCell, language: Language): string {
  if (draft !== null) return draft
  if (!trouble) return faceOf(value, language)
  return typeof trouble.wanted === 'string' ? trouble.wanted : faceOf(trouble.wanted, language)
}

/** A value from a cell of a spreadsheet; undefined when it means nothing here. Signs of all languages are understood. */
export function valueOf(text: string, language: Language): MarkValue | undefined {
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  if (trimmed === '') return nothing
  const [, digits = '', letter = ''] = /^(\d{1,3})?(?:[.,]0+)?\s*(\D)?$/u.exec(trimmed) ?? []
  if (digits === '' && letter === '') return undefined
  const sign = letter === '' ? null : signOfLetter(letter, language)
  if (letter !== '' && sign === null) return undefined
  return { ...nothing, score: digits === '' ? null : Number(digits), sign }
}

/** The block as text that spreadsheets read. */
export function asText(block: Block, valueAt: (place: BoardPlace) => MarkValue, language: Language): string {
  const lines: string[] = []
  for (let row = block.top; row <= block.bottom; row++) {
    const cells = placesIn({ ...block, top: row, bottom: row })
    lines.push(cells.map((place) => faceOf(valueAt(place), language)).join('\t'))
  }
  return lines.join('\n')
}

/** The rows and cells of a text from a spreadsheet; its last line end is not a row. */
const tableOf = (text: string): string[][] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1')))

export type Pasted = { place: BoardPlace; text: string; value: MarkValue | undefined }

/** At most this many cells are taken from a clipboard. */
const most = 4_000

/** Where each value of a text goes: from the corner of the block, or one value over the whole block. */
export function pasted(text: string, block: Block, language: Language): Pasted[] {
  const table = tableOf(text)
  const [first = ''] = table[0] ?? []
  const isOne = table.length === 1 && table[0]?.length === 1
  if (isOne) {
    const value = valueOf(first, language)
    return placesIn(block).map((place) => ({ place, text: first, value }))
  }
  return table
    .flatMap((line, row) =>
      line.map((cell, column) => ({
        place: { row: block.top + row, column: block.left + column },
        text: cell,
        value: valueOf(cell, language),
      })),
    )
    .slice(0, most)
}
