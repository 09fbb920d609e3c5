import { type BoardCell, broughtOf, cellsOf, type MarkColumn, type Sheet, type Summary, summaryOf } from './sheet.ts'
import type { BoardPlace } from './keys.ts'

export type BoardLine = { cells: readonly BoardCell[]; summary: Summary }

export type Lines = ReturnType<typeof makeLines>

/** The rows of cells with what each adds up to. Whoever draws a row watches that row alone. */
export function makeLines(journal: Sheet, columns: readonly MarkColumn[]) {
  const brought = journal.rows.map(({ userId }) => broughtOf(journal, userId))
  const lineOf = (row: number, cells: readonly BoardCell[]): BoardLine => ({
    cells,
    summary: summaryOf(cells, columns, journal, brought[row]),
  })
  const lines = journal.rows.map((row, index) => lineOf(index, cellsOf(row, columns)))
  const listeners = lines.map(() => new Set<() => void>())

  return {
    line: (row: number): BoardLine | undefined => lines[row],
    cellAt: ({ row, column }: BoardPlace): BoardCell | undefined => lines[row]?.cells[column],
    set: ({ row, column }: BoardPlace, cell: BoardCell): void => {
      const line = lines[row]
      if (!line) return
      lines[row] = lineOf(row, line.cells.with(column, cell))
      listeners[row]?.forEach((listener) => listener())
    },
    watch: (row: number, listener: () => void) => {
      listeners[row]?.add(listener)
      return () => void listeners[row]?.delete(listener)
    },
    /** Places whose cell was turned down and not looked at yet. */
    troubled: (): BoardPlace[] =>
      lines.flatMap(({ cells }, row) => cells.flatMap(({ trouble }, column) => (trouble ? [{ row, column }] : []))),
  }
}
