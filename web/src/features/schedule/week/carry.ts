/** A cell of the grid by the number of its day and line. */
export type WeekCell = { day: number; row: number }
/** How many days and lines there are. */
export type WeekSize = { days: number; rows: number }

const steps: Readonly<Record<string, WeekCell | undefined>> = {
  ArrowLeft: { day: -1, row: 0 },
  ArrowRight: { day: 1, row: 0 },
  ArrowUp: { day: 0, row: -1 },
  ArrowDown: { day: 0, row: 1 },
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)

/** The neighbour an arrow leads to; at the edge the cell itself. Null for any other key. */
export function stepFrom({ day, row }: WeekCell, key: string, { days, rows }: WeekSize): WeekCell | null {
  const step = steps[key]
  return step ? { day: within(day + step.day, days), row: within(row + step.row, rows) } : null
}
