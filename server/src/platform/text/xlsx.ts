import type { Cell as HucreCell, CellValue } from 'hucre/xlsx'
import { openArchive } from './xlsx/archive.ts'
import {
  type SheetCell,
  type Common,
  emptySheet,
  type Range,
  readSheet,
  type RawSheet,
  type Shared,
} from './xlsx/sheet.ts'
import { readStrings } from './xlsx/strings.ts'
import { bounds, type WorkbookTrouble, Unreadable } from './xlsx/trouble.ts'

export { type SheetCell } from './xlsx/sheet.ts'
export { bounds } from './xlsx/trouble.ts'

/**
 * A sheet of a workbook. `rows[0]` is Excel's row 1, a row without anything is a hole. `formulas` are the places of
 * computed cells as `row,column` from 0. A sheet that nobody wanted has a name and nothing else.
 */
export type Sheet = {
  name: string
  isRead: boolean
  rows: SheetCell[][]
  formulas: ReadonlySet<string>
  merged: readonly Range[]
  /** It has more rows than the bound, and only their beginning was read. */
  isTooLong: boolean
  /** Something stands to the right of the last column that is read. */
  isTooWide: boolean
}
export type Read = { sheets: Sheet[] } | { trouble: WorkbookTrouble }

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark)

function refuseAtSight(bytes: Uint8Array): void {
  if (bytes.length > bounds.bytes) throw new Unreadable('too-large')
  if (startsWith(bytes, compoundFile)) {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    const isLocked = data.includes('EncryptedPackage', 0, 'utf16le')
    throw new Unreadable(isLocked ? 'encrypted' : 'not-a-workbook')
  }
  if (!startsWith(bytes, [0x50, 0x4b])) throw new Unreadable('not-a-workbook')
}

/** What is asked of a reading: which sheets are wanted, and when it is to stop. */
export type ReadOptions = { isWanted?: (name: string) => boolean; signal?: AbortSignal | undefined }

/**
 * Reads the wanted sheets of a workbook; the others are only named. Whatever the bytes are, it answers and does not
 * throw: a file that is too large, no workbook, locked with a password, damaged or packed to burst is named by its
 * trouble. Throws only what its signal says.
 */
export async function read(bytes: Uint8Array, asked: ReadOptions = {}): Promise<Read> {
  try {
    refuseAtSight(bytes)
    return { sheets: await readSheets(bytes, asked) }
  } catch (error) {
    asked.signal?.throwIfAborted()
    return { trouble: error instanceof Unreadable ? error.trouble : 'damaged' }
  }
}

async function readSheets(bytes: Uint8Array, { isWanted = () => true, signal }: ReadOptions): Promise<Sheet[]> {
  const archive = openArchive(bytes)
  const { readPackage } = await import('./xlsx/package.ts')
  const { sheets: named, strings, dateOf } = await readPackage(archive)
  const common: Common = { dateOf, cellsLeft: bounds.cells, textLeft: bounds.text }
  const raw: { name: string; isRead: boolean; sheet: RawSheet }[] = []
  for (const { name, part } of named) {
    signal?.throwIfAborted()
    const isRead = part !== null && isWanted(name)
    raw.push({ name, isRead, sheet: isRead ? await readSheet(archive.pieces(part), common) : emptySheet() })
  }
  const shared = sharedIn(raw.map(({ sheet }) => sheet))
  const known =
    strings && shared.size > 0 && archive.has(strings) ? await readStrings(archive.pieces(strings), shared) : new Map()
  return raw.map(({ name, isRead, sheet: { rows, ...rest } }) => {
    const settle = settler(known, common)
    return { name, isRead, rows: rows.map((cells) => cells.map(settle)), ...rest }
  })
}

const isShared = (cell: SheetCell | Shared): cell is Shared =>
  typeof cell === 'object' && cell !== null && 'shared' in cell

/** Puts the shared strings into their cells; one that many cells name counts as often. */
function settler(strings: ReadonlyMap<number, string>, common: Common) {
  return (cell: SheetCell | Shared): SheetCell => {
    if (!isShared(cell)) return cell
    const text = strings.get(cell.shared) ?? null
    common.textLeft -= text?.length ?? 0
    if (common.textLeft < 0) throw new Unreadable('too-much-text')
    return text
  }
}

function sharedIn(sheets: readonly RawSheet[]): Set<number> {
  const numbers = new Set<number>()
  for (const { rows } of sheets)
    rows.forEach((cells) => cells.forEach((cell) => isShared(cell) && numbers.add(cell.shared)))
  return numbers
}

/** A value to write; `day` is `yyyy-MM-dd` and becomes a real date of Excel. */
export type CellToWrite = string | number | { day: string } | null
export type SheetToWrite = { name: string; headers: readonly string[]; rows: readonly (readonly CellToWrite[])[] }
type Rows = readonly (readonly CellToWrite[])[]

const unprintable = /[^\P{Cc}\n\t\r]|[\ufffe\uffff]/gu
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g

/** Text as the format can hold it: no control characters, and nothing that the format would take for its own escape. */
const safeText = (text: string): string => text.toWellFormed().replace(unprintable, '').replace(escapeLike, '_x005F_')

const isDate = (value: CellToWrite): value is { day: string } => typeof value === 'object' && value !== null

function written(value: CellToWrite): CellValue {
  if (typeof value === 'string') return safeText(value)
  return isDate(value) ? new Date(`${value.day}T00:00:00Z`) : value
}

function cellFor(value: CellToWrite, isHeader: boolean): Partial<HucreCell> | null {
  if (isDate(value)) return { value: written(value), type: 'date', style: { numFmt: 'dd.mm.yyyy' } }
  if (typeof value !== 'string') return null
  return { value: written(value), type: 'string', style: isHeader ? { font: { bold: true } } : { numFmt: '@' } }
}

function styled(rows: Rows): Map<string, Partial<HucreCell>> {
  const cells = new Map<string, Partial<HucreCell>>()
  rows.forEach((row, index) =>
    row.forEach((value, column) => {
      const cell = cellFor(value, index === 0)
      if (cell) cells.set(`${index},${column}`, cell)
    }),
  )
  return cells
}

const widthOf = (rows: Rows, column: number): number =>
  rows.slice(0, 200).reduce((widest, row) => {
    const value = row[column]
    return Math.min(60, Math.max(widest, typeof value === 'string' ? value.length + 2 : 12))
  }, 6)

const unfitForName = /[\\/?*[\]:]/g

/**
 * Writes sheets as a workbook with a bold, frozen first row. A text is always a text cell, formatted as one: `=1+1`,
 * `+7` and `@x` stay what they are and are never computed.
 */
export async function write(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  // A megabyte of code that most processes never need.
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(({ name, headers, rows }) => {
      const all = [headers, ...rows]
      return {
        name: safeText(name).replace(unfitForName, ' ').slice(0, 31),
        columns: headers.map((_, column) => ({ width: widthOf(all, column) })),
        rows: all.map((row) => row.map(written)),
        cells: styled(all),
        freezePane: { rows: 1 },
      }
    }),
  })
}
