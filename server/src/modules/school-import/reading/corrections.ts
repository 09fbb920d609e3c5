import type { SheetTable } from './table/open.ts'
import { quoted } from './table/text.ts'

/** A cell that is to be read otherwise than it stands in the file, by the names that the report gives it. */
export type Correction = { sheet: string; row: number; column: string; value: string }

/** A table with the cells that somebody corrected; what names no cell of it is left out. */
export function corrected(table: SheetTable, corrections: readonly Correction[]): SheetTable {
  const own = corrections.filter(({ sheet }) => sheet === quoted(table.sheet))
  if (own.length === 0) return table
  const byRow = Map.groupBy(own, ({ row }) => row)
  const places = new Map([...table.places.values()].map(({ header, at }) => [quoted(header), at]))
  const rows = table.rows.map(({ number, cells }) => {
    const changed = [...cells]
    for (const { column, value } of byRow.get(number) ?? []) {
      const at = places.get(column)
      if (at !== undefined) changed[at] = value
    }
    return { number, cells: changed }
  })
  return { ...table, rows }
}
