import { promisify } from 'node:util'
import { type AsyncZippable, type AsyncZipOptions, zip } from 'fflate'

/** A table by the names of its columns, in their order. */
export type CsvTable = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** RFC 4180, every cell in quotes. A cell that a spreadsheet would take for a formula is text. */
export const csvOf = ({ columns, rows }: CsvTable): string =>
  [columns, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n'

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** All files have one old date: two exports of one school are the same bytes. */
const packed: AsyncZipOptions = { level: 6, mtime: '1980-01-02T00:00:00Z' }
const pack = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>(zip)

/** Packed beside the process's own work: a large school takes a while. */
export async function zipOf(files: ReadonlyMap<string, CsvTable>): Promise<Buffer> {
  const encode = new TextEncoder()
  const parts = [...files].map(([name, table]) => [name, encode.encode(csvOf(table))] as const)
  return Buffer.from(await pack(Object.fromEntries(parts), packed))
}
