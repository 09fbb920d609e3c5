import { EncryptedFileError } from 'hucre'
import { readXlsx, writeXlsx, type Cell as HucreCell, type CellValue, type Sheet as HucreSheet } from 'hucre/xlsx'

/** A moment of the wall calendar; a cell that holds a time alone has the day 1899-12-31. */
export type Moment = { day: string; seconds: number }
/** What a cell holds. A formula stands for the value it last had, an error such as `#N/A` for its text. */
export type Cell = string | number | boolean | Moment | null
/** `rows[0]` is Excel's row 1. `formulas` are the places of computed cells as `row,column` from 0. */
export type Sheet = { name: string; rows: Cell[][]; formulas: ReadonlySet<string> }

export type Trouble = 'too-large' | 'not-a-workbook' | 'encrypted' | 'damaged' | 'unpacks-too-large'
export type Read = { sheets: Sheet[] } | { trouble: Trouble }

/** A file may weigh this much, and this much once unpacked; a sheet may have this many rows. */
export const bounds = { bytes: 21 * 1024 * 1024, unpacked: 160 * 1024 * 1024, entries: 2_000, rows: 100_000 }

const endOfDirectory = 0x06054b50
const wideLocator = 0x07064b50

/**
 * What the archive says it unpacks to, in bytes; null when its directory cannot be trusted. The reader stops at the
 * size that an entry declares, so that an entry which hides its size is refused here.
 */
function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--
  if (end < 0 || (end >= 20 && view.getUint32(end - 20, true) === wideLocator)) return null

  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  if (count > bounds.entries) return Number.POSITIVE_INFINITY
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length) return null
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    if (unpacked === 0xffffffff || packed === 0xffffffff || (unpacked === 0 && packed > 2)) return null
    const sizedLater = (view.getUint16(at + 8, true) & 8) !== 0
    if (sizedLater && packed === 0) return null
    total += unpacked
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark)

function troubleBefore(bytes: Uint8Array): Trouble | null {
  if (bytes.length > bounds.bytes) return 'too-large'
  if (startsWith(bytes, compoundFile)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
      'EncryptedPackage',
      0,
      'utf16le',
    )
    return isLocked ? 'encrypted' : 'not-a-workbook'
  }
  if (!startsWith(bytes, [0x50, 0x4b])) return 'not-a-workbook'
  const size = unpackedSize(bytes)
  if (size === null) return 'damaged'
  return size > bounds.unpacked ? 'unpacks-too-large' : null
}

function cellOf(value: CellValue | undefined): Cell {
  if (!(value instanceof Date)) return value ?? null
  const time = value.getTime()
  if (Number.isNaN(time)) return null
  const day = new Date(Math.floor(time / 86_400_000) * 86_400_000)
  return { day: day.toISOString().slice(0, 10), seconds: Math.round((time - day.getTime()) / 1000) }
}

function sheetOf({ name, rows, cells }: HucreSheet): Sheet {
  const formulas = new Set<string>()
  for (const [place, cell] of cells ?? []) if (cell.formula !== undefined) formulas.add(place)
  return { name, rows: rows.map((row) => row.map(cellOf)), formulas }
}

/**
 * Reads a workbook. Whatever the bytes are, it answers and does not throw: a file that is too large, no workbook,
 * locked with a password, damaged or packed to burst is named by its trouble. One row more than the bound is returned
 * where a sheet is longer, so that the caller sees it.
 */
export async function read(bytes: Uint8Array): Promise<Read> {
  const trouble = troubleBefore(bytes)
  if (trouble) return { trouble }
  try {
    const workbook = await readXlsx(bytes, { maxRows: bounds.rows + 1 })
    return { sheets: workbook.sheets.map(sheetOf) }
  } catch (error) {
    return { trouble: error instanceof EncryptedFileError ? 'encrypted' : 'damaged' }
  }
}

/** A value to write; `day` is `yyyy-MM-dd` and becomes a real date of Excel. */
export type Written = string | number | { day: string } | null
export type SheetToWrite = { name: string; headers: readonly string[]; rows: readonly (readonly Written[])[] }
type Rows = readonly (readonly Written[])[]

const unprintable = /[^\P{Cc}\n\t\r]|[\ufffe\uffff]/gu
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g

/** Text as the format can hold it: no control characters, and nothing that the format would take for its own escape. */
const safeText = (text: string): string => text.toWellFormed().replace(unprintable, '').replace(escapeLike, '_x005F_')

const isDate = (value: Written): value is { day: string } => typeof value === 'object' && value !== null

function written(value: Written): CellValue {
  if (typeof value === 'string') return safeText(value)
  return isDate(value) ? new Date(`${value.day}T00:00:00Z`) : value
}

function cellFor(value: Written, isHeader: boolean): Partial<HucreCell> | null {
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
