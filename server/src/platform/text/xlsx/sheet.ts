import type { Pieces } from './archive.ts'
import { attribute, readMarkup } from './markup.ts'
import { textGatherer } from './strings.ts'
import { bounds, Unreadable } from './trouble.ts'

/** A moment of the wall calendar; a cell that holds a time alone has the day 1899-12-31. */
export type CellMoment = { day: string; seconds: number }
/** What a cell holds. A formula stands for the value it last had, an error such as `#N/A` for its text. */
export type SheetCell = string | number | boolean | CellMoment | null
/** Rows and columns from 0, both ends included. */
export type Range = { top: number; left: number; bottom: number; right: number }

/** A cell whose text is the shared string of this number. */
export type Shared = { shared: number }

/** `rows[0]` is Excel's row 1; a row without anything is a hole. */
export type RawSheet = {
  rows: (SheetCell | Shared)[][]
  /** Places of computed cells as `row,column` from 0. */
  formulas: Set<string>
  merged: Range[]
  isTooLong: boolean
  /** Whether something stands to the right of the last column that is read. */
  isTooWide: boolean
}

/** What the sheets of a workbook have in common: dates, and how many cells and characters may still come. */
export type Common = {
  dateOf: (serial: number, style: number) => CellMoment | null
  cellsLeft: number
  textLeft: number
}

export const emptySheet = (): RawSheet => ({
  rows: [],
  formulas: new Set(),
  merged: [],
  isTooLong: false,
  isTooWide: false,
})

/** `AB12` as column and row from 0; null where it is no place. */
function placeOf(text: string | null): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(text ?? '') ?? []
  if (!letters || !digits) return null
  const column =
    Array.from(letters.toUpperCase()).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, column }
}

function rangeOf(text: string | null): Range | null {
  const [from, to] = (text ?? '').split(':').map(placeOf)
  return from && to ? { top: from.row, left: from.column, bottom: to.row, right: to.column } : null
}

const isoMoment = (text: string): CellMoment | null => {
  const time = Date.parse(
    /[zZ]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : 'T00:00:00Z'}`,
  )
  return Number.isNaN(time) ? null : momentOf(time)
}

export function momentOf(time: number): CellMoment | null {
  if (Number.isNaN(time) || Math.abs(time) > 8.64e15) return null
  const day = Math.floor(time / 86_400_000) * 86_400_000
  return { day: new Date(day).toISOString().slice(0, 10), seconds: Math.round((time - day) / 1000) }
}

function valueOf(type: string, style: number, text: string, common: Common): SheetCell | Shared {
  if (type === 's') return /^\s*\d{1,9}\s*$/.test(text) ? { shared: Number(text) } : null
  if (type === 'b') return text === '1' || text.toLowerCase() === 'true'
  if (type === 'd') return isoMoment(text) ?? text
  if (type !== 'n') return text.trim() === '' ? null : text
  if (text.trim() === '') return null
  const number = Number(text)
  if (Number.isNaN(number)) return text
  return common.dateOf(number, style) ?? number
}

/**
 * Reads the cells of a sheet that hold something. A formatted cell without a value is an empty one, however many there
 * are; columns beyond the bound are not read, and a sheet that is too long is not read to its end.
 */
export async function readSheet(pieces: Pieces, common: Common): Promise<RawSheet> {
  const sheet = emptySheet()
  const reader = cellReader(sheet, common)
  await readMarkup(pieces, reader)
  return sheet
}

function cellReader(sheet: RawSheet, common: Common) {
  const text = textGatherer()
  let [row, column, filled, style] = [-1, -1, 0, -1]
  let [type, isValue, isFormula, aloud] = ['n', false, false, 0]

  function openCell(attributes: string, isEmpty: boolean): void {
    const place = placeOf(attribute(attributes, 'r'))
    column = place?.column ?? column + 1
    if (isEmpty) return
    type = attribute(attributes, 't') ?? 'n'
    style = Number(attribute(attributes, 's') ?? -1)
    isFormula = false
    text.start()
  }

  function closeCell(): void {
    const value = valueOf(type, style, text.take(), common)
    if (value === null && !isFormula) return
    if (column >= bounds.columns) return void (sheet.isTooWide ||= value !== null)
    if (common.cellsLeft-- <= 0) throw new Unreadable('too-many-cells')
    if (typeof value === 'string') common.textLeft -= value.length
    if (common.textLeft < 0) throw new Unreadable('too-much-text')
    const cells = (sheet.rows[row] ??= [])
    if (cells.length === 0 && ++filled > bounds.rows) sheet.isTooLong = true
    while (cells.length < column) cells.push(null)
    cells[column] = value
    if (isFormula) sheet.formulas.add(`${row},${column}`)
  }

  return {
    open(name: string, attributes: string, isEmpty: boolean): void {
      if (name === 'c') openCell(attributes, isEmpty)
      else if (name === 'row') {
        const number = Number(attribute(attributes, 'r') ?? row + 2)
        if (!Number.isInteger(number) || number < 1 || number > 1_048_576) throw new Unreadable('damaged')
        ;[row, column] = [number - 1, -1]
      } else if (name === 'f') isFormula = true
      else if (name === 'v' || name === 't') isValue = !isEmpty && aloud === 0
      else if (name === 'rPh' && !isEmpty) aloud++
      else if (name === 'mergeCell' && sheet.merged.length < bounds.merged) {
        const range = rangeOf(attribute(attributes, 'ref'))
        if (range) sheet.merged.push(range)
      }
    },
    close(name: string): void {
      if (name === 'c') closeCell()
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') aloud--
    },
    text(raw: string): void {
      if (isValue) text.add(raw)
    },
    isDone: () => sheet.isTooLong,
  }
}
