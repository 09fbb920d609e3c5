import type { Pieces } from './archive.ts'
import { readMarkup, textOf } from './markup.ts'
import { bounds, Unreadable } from './trouble.ts'

/** Text that is gathered up to what the format allows a cell. */
export function textGatherer() {
  let raw = ''
  return {
    start: () => void (raw = ''),
    add: (part: string) => {
      raw += part
      // A letter has up to three bytes, or is an entity such as &#10FFFF;.
      if (raw.length > 12 * bounds.cellText) throw new Unreadable('cell-too-long')
    },
    take: (): string => {
      const text = textOf(raw)
      raw = ''
      if (text.length > bounds.cellText) throw new Unreadable('cell-too-long')
      return text
    },
  }
}

/** The shared strings that cells name, by their number; the others are passed over. Readings aloud are no text. */
export async function readStrings(pieces: Pieces, wanted: ReadonlySet<number>): Promise<Map<number, string>> {
  const strings = new Map<number, string>()
  const text = textGatherer()
  let [number, left] = [-1, bounds.text]
  const keep = (string: string) => {
    left -= string.length
    if (left < 0) throw new Unreadable('too-much-text')
    strings.set(number, string)
  }
  let isText = false
  let aloud = 0
  await readMarkup(pieces, {
    open: (name, _, isEmpty) => {
      if (name === 'si') {
        number++
        text.start()
        if (isEmpty && wanted.has(number)) keep('')
      } else if (name === 'rPh' && !isEmpty) aloud++
      else if (name === 't') isText = !isEmpty && aloud === 0 && wanted.has(number)
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') aloud--
      else if (name === 'si' && wanted.has(number)) keep(text.take())
    },
    text: (raw) => {
      if (isText) text.add(raw)
    },
    isDone: () => strings.size === wanted.size,
  })
  return strings
}
