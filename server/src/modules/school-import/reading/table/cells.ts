import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { dayFromDotted } from '@qalam/contract/kernel/dates.ts'
import type { RowReader } from './row.ts'
import { nearest, proposing } from './nearest.ts'
import { oneLine } from './text.ts'
import { alikeIn, valueOf, type SheetWords, wordsIn } from './words.ts'

// Each reader answers the value, null for an empty optional cell, or undefined after it reported a fault.

/** Whether the cell must be filled. */
type Need = { required?: boolean }
const isExcelError = (text: string): boolean => /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(text)

function empty(row: RowReader, column: string, { required = true }: Need): null | undefined {
  return required ? row.fault(column, 'finding.empty') : null
}

/** Plain text of at most `max` characters, on one line unless `lines` are kept. */
export function readText(row: RowReader, column: string, max: number, need: Need & { lines?: boolean } = {}) {
  const text = need.lines ? row.text(column) : oneLine(row.text(column))
  if (text === '') return empty(row, column, need)
  if (isExcelError(text)) return row.fault(column, 'finding.cell-error')
  return text.length <= max ? text : row.fault(column, 'finding.too-long', { max })
}

/** A whole number between two bounds; text digits are as good as a number. */
export function readWhole(row: RowReader, column: string, min: number, max: number, need: Need = {}) {
  const cell = row.cell(column)
  const text = oneLine(row.text(column))
  if (text === '') return empty(row, column, need)
  const number = typeof cell === 'number' ? cell : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  const isWhole = Number.isInteger(number) && number >= min && number <= max
  return isWhole ? number : row.fault(column, 'finding.not-whole', { min, max })
}

/** Digits of a text cell, or of a number whose leading zeros are restored to `length`. */
export function readDigits(row: RowReader, column: string, length: number, need: Need = {}) {
  const cell = row.cell(column)
  const text = oneLine(row.text(column))
  if (text === '') return empty(row, column, need)
  if (typeof cell !== 'number') return text.replace(/ /g, '')
  return Number.isSafeInteger(cell) && cell >= 0 ? String(cell).padStart(length, '0') : text
}

/** One of the words of a dictionary. */
export function readWord<Value>(row: RowReader, column: string, words: SheetWords<Value>, need: Need = {}) {
  const text = oneLine(row.text(column))
  if (text === '') return empty(row, column, need)
  const value = valueOf(words, text)
  if (value !== undefined) return value
  const alike = alikeIn(words, text)
  if (alike) {
    row.warn(column, 'finding.lookalike', { repaired: alike.name })
    return alike.value
  }
  const known = wordsIn(words, row.language)
  return row.fault(column, 'finding.unknown-word', {
    known: known.join(', '),
    ...proposing(nearest(text, known)),
  })
}

/** `yyyy-MM-dd` from a date of Excel, `dd.mm.yyyy` or `yyyy-mm-dd`. */
export function readDay(row: RowReader, column: string, need: Need = {}) {
  const cell = row.cell(column)
  if (typeof cell === 'object' && cell !== null)
    return isDay(cell.day) ? cell.day : row.fault(column, 'finding.not-a-date')
  const text = oneLine(row.text(column))
  if (text === '') return empty(row, column, need)
  const day = typeof cell !== 'string' ? null : isDay(text) ? text : dayFromDotted(text)
  return day ?? row.fault(column, 'finding.not-a-date', proposing(dayMeant(text)))
}

/** `5/9/2013` as `05.09.2013`: day, month and a whole year with other signs between them. */
function dayMeant(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return undefined
  const dotted = `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`
  return dayFromDotted(dotted) === null ? undefined : dotted
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `HH:MM` from a text, or from a time of Excel that is a whole minute. */
export function readTime(row: RowReader, column: string) {
  const cell = row.cell(column)
  const text = oneLine(row.text(column))
  if (text === '') return empty(row, column, {})
  if (typeof cell === 'string') {
    const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? []
    return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : row.fault(column, 'finding.not-a-time')
  }
  const seconds =
    typeof cell === 'number'
      ? cell * 86_400
      : typeof cell === 'object' && cell && cell.day < '1900'
        ? cell.seconds
        : Number.NaN
  const minutes = Math.round(seconds / 60)
  const isTime = Math.abs(minutes * 60 - seconds) <= 1 && minutes >= 0 && minutes < 1440
  return isTime ? clock(minutes) : row.fault(column, 'finding.not-a-time')
}
