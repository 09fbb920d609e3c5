/** A cell of the grid by the number of its day and line. */
export type Cell = { day: number; row: number }
/** How many days and lines there are. */
export type Size = { days: number; rows: number }

const steps: Readonly<Record<string, Cell | undefined>> = {
  ArrowLeft: { day: -1, row: 0 },
  ArrowRight: { day: 1, row: 0 },
  ArrowUp: { day: 0, row: -1 },
  ArrowDown: { day: 0, row: 1 },
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)

/** The neighbour an arrow leads to; at the edge the cell itself. Null for any other key. */
export function stepFrom({ day, row }: Cell, key: string, { days, rows }: Size): Cell | null {
  const step = steps[key]
  return step ? { day: within(day + step.day, days), row: within(row + step.row, rows) } : null
}
