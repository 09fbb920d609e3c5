import type { Language } from '@qalam/contract/kernel/languages.ts'
import { write, type CellToWrite } from '../text/xlsx.ts'
import { say } from './errors.ts'
import type { FileAnswer } from './ready.ts'

/** A table as a file: its title and the titles of its columns are keys of the catalogue. */
export type TableSheet<Row> = {
  title: string
  columns: Readonly<Record<string, { title: string; cell: (row: Row) => CellToWrite }>>
}

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows as an xlsx file in the caller's language; columns named in `hide` are left out, but never all of them. */
export async function tableFile<Row>(
  { language }: { language: Language },
  { title, columns }: TableSheet<Row>,
  rows: readonly Row[],
  hide: string,
): Promise<FileAnswer & { file: Buffer }> {
  const hidden = new Set(hide.split(','))
  const shown = Object.entries(columns).filter(([key]) => !hidden.has(key))
  const kept = shown.length > 0 ? shown : Object.entries(columns)
  const name = say(language, title)
  const bytes = await write([
    {
      name,
      headers: kept.map(([, column]) => say(language, column.title)),
      rows: rows.map((row) => kept.map(([, { cell }]) => cell(row))),
    },
  ])
  return { file: Buffer.from(bytes), name: `${name}.xlsx`, mime }
}
