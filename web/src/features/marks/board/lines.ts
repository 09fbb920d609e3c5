import { type Cell, cellsOf, type Column, type Sheet, type Summary, summaryOf } from './sheet.ts'
import type { Place } from './keys.ts'

export type Line = { cells: readonly Cell[]; summary: Summary }

export type Lines = ReturnType<typeof makeLines>

/** The rows of cells with what each adds up to. Whoever draws a row watches that row alone. */
export function makeLines(journal: Sheet, columns: readonly Column[]) {
  const lineOf = (cells: readonly Cell[]): Line => ({ cells, summary: summaryOf(cells, columns, journal) })
  const lines = journal.rows.map((row) => lineOf(cellsOf(row, columns)))
  const listeners = lines.map(() => new Set<() => void>())

  return {
    line: (row: number): Line | undefined => lines[row],
    cellAt: ({ row, column }: Place): Cell | undefined => lines[row]?.cells[column],
    set: ({ row, column }: Place, cell: Cell): void => {
      const line = lines[row]
      if (!line) return
      lines[row] = lineOf(line.cells.with(column, cell))
      listeners[row]?.forEach((listener) => listener())
    },
    watch: (row: number, listener: () => void) => {
      listeners[row]?.add(listener)
      return () => void listeners[row]?.delete(listener)
    },
    /** Places whose cell was turned down and not looked at yet. */
    troubled: (): Place[] =>
      lines.flatMap(({ cells }, row) => cells.flatMap(({ trouble }, column) => (trouble ? [{ row, column }] : []))),
  }
}
