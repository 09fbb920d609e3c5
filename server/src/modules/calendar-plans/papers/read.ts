import type { SheetFault } from '@qalam/contract/calendar-plans/papers.ts'
import { unreadableSheet } from '@qalam/contract/calendar-plans/problems.ts'
import { mostThemes, ThemeWords } from '@qalam/contract/calendar-plans/sheet.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { Day } from '@qalam/contract/kernel/dates.ts'
import { readObjectives } from '@qalam/contract/ktp/objectives.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import { type SheetCell, read, type Sheet } from '#platform/text/xlsx.ts'
import { type ColumnKey, columnNamed, kindNamed } from './columns.ts'
import type { Say } from './model.ts'

/** `date` is the day of a SOR or a SOCH; other themes get their lessons by the re-flow. */
export type ReadTheme = ThemeWords & { row: number; quarter: number; ordinal: number | null; date: string | null }
export type ReadSheet = {
  themes: ReadTheme[]
  faults: SheetFault[]
  mended: { row: number; from: string; to: string }[]
  /** Names of the further sheets that hold something: a plan is read from the first one. */
  unread: string[]
}

const isDated = (cell: SheetCell | undefined) => typeof cell === 'object' && cell !== null

/** A cell of dates is told as its day, so that it is never taken for an empty one. */
function textOf(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? dottedOf(cell.day) : String(cell).toWellFormed().replaceAll('\0', '').trim()
}

const excelError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/

/** Reads the themes of a workbook; each fault has its row, its column and its reason. A text stays a text. */
export async function readThemes(bytes: Uint8Array, kinds: readonly EntityKind[], say: Say): Promise<ReadSheet> {
  const found = await read(bytes)
  if ('trouble' in found) throw unreadableSheet({ trouble: found.trouble })
  const [sheet, ...others] = found.sheets
  const places = new Map<ColumnKey, number>()
  for (const [at, cell] of (sheet?.rows[0] ?? []).entries()) {
    const key = columnNamed(textOf(cell))
    if (key && !places.has(key)) places.set(key, at)
  }
  if (!sheet || !places.has('theme') || !places.has('quarter')) throw unreadableSheet({ trouble: 'columns' })
  const unread = others.filter(({ rows }) => rows.length > 0).map(({ name }) => textOf(name).slice(0, 60))
  return { ...readRows(sheet, places, kinds, say), unread }
}

function readRows(
  sheet: Sheet,
  places: ReadonlyMap<ColumnKey, number>,
  kinds: readonly EntityKind[],
  say: Say,
): Omit<ReadSheet, 'unread'> {
  const result: Omit<ReadSheet, 'unread'> = { themes: [], faults: [], mended: [] }
  let section = ''
  for (const [at, cells] of sheet.rows.entries()) {
    const row = at + 1
    const isEmpty = (cell: SheetCell, place: number) =>
      textOf(cell) === '' || (isDated(cell) && place === places.get('date'))
    if (at === 0 || !cells || cells.every(isEmpty)) continue
    const told = new Set<ColumnKey>()
    // Of a cell that several rules refuse the first reason is told.
    const fault = (key: ColumnKey, reason: string, value: string) => {
      if (told.has(key)) return
      told.add(key)
      result.faults.push({
        row,
        column: say(`calendar-plans.column-${key}`),
        reason: say(`calendar-plans.fault-${reason}`),
        value: value.slice(0, 60),
      })
    }
    const cell = (key: ColumnKey): string => {
      const place = places.get(key)
      return place === undefined ? '' : textOf(cells[place])
    }
    for (const [key, place] of places) if (sheet.formulas.has(`${at},${place}`)) fault(key, 'formula', cell(key))
    for (const [key, place] of places) {
      if (key !== 'date' && isDated(cells[place])) fault(key, 'cell-date', cell(key))
      if (excelError.test(cell(key))) fault(key, 'cell-error', cell(key))
    }
    // A theme is one lesson, so a row that says otherwise would be stored as something else.
    if (!/^(1([.,]0+)?)?$/.test(cell('hours'))) fault('hours', 'hours', cell('hours'))
    // A section stands in its first row only, as people write it.
    section = cell('section') || section
    const theme = readRow(cell, section, kinds, fault)
    const { codes, repaired, strange } = readObjectives(cell('objectives'))
    if (strange.length > 0) fault('objectives', 'objective', strange.join(', '))
    result.mended.push(...repaired.map((one) => ({ row, ...one })))
    const place = places.get('date')
    const date = theme && isSummative(theme.kind) ? dayIn(place === undefined ? null : (cells[place] ?? null)) : null
    if (date === undefined) fault('date', 'date', cell('date'))
    if (theme) result.themes.push({ ...theme, row, objectives: codes, date: date ?? null })
  }
  if (result.themes.length > mostThemes || sheet.isTooLong)
    result.faults.push({ row: mostThemes, column: '', reason: say('calendar-plans.fault-too-many'), value: '' })
  return result
}

/** The day in a cell of dates, or in words as people write it; undefined where it is none. */
function dayIn(cell: SheetCell): string | null | undefined {
  if (typeof cell === 'object') return cell === null ? null : cell.day
  const text = textOf(cell)
  return text === '' ? null : Day.safeParse(text).data
}

type Fault = (key: ColumnKey, reason: string, value: string) => void

function readRow(cell: (key: ColumnKey) => string, section: string, kinds: readonly EntityKind[], fault: Fault) {
  const quarter = Number(cell('quarter'))
  const number = cell('ordinal')
  const kind = kindNamed(cell('kind'))
  const max = cell('max-score')
  if (!(quarter >= 1 && quarter <= 4 && Number.isInteger(quarter))) fault('quarter', 'quarter', cell('quarter'))
  if (number !== '' && !/^\d{1,3}$/.test(number)) fault('ordinal', 'ordinal', number)
  if (cell('theme') === '') fault('theme', 'theme', '')
  if (!kind || !kinds.includes(kind)) fault('kind', 'kind', cell('kind'))
  if (kind && isSummative(kind) && !/^\d{1,3}$/.test(max)) fault('max-score', 'max-score', max)
  if (!kind) return null
  const words = {
    section,
    theme: cell('theme'),
    objectives: [],
    kind,
    maxScore: isSummative(kind) ? Number(max) : null,
    content: cell('content'),
    devices: cell('devices'),
    note: cell('note'),
  }
  const judged = ThemeWords.safeParse(words)
  if (!judged.success && cell('theme') !== '')
    for (const { path } of judged.error.issues) if (path[0] !== 'maxScore') fault(columnOf(path[0]), 'too-long', '')
  const ordinal = /^\d{1,3}$/.test(number) ? Number(number) : null
  return judged.success && quarter >= 1 && quarter <= 4 ? { ...judged.data, quarter, ordinal } : null
}

const columnOf = (name: PropertyKey | undefined): ColumnKey =>
  name === 'section' || name === 'content' || name === 'devices' || name === 'note' ? name : 'theme'
