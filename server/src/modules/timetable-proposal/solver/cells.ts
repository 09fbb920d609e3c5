import type { BoardCell } from './board.ts'
import type { ListBell, TimeSpan, SearchTask } from './task.ts'

const meet = (one: TimeSpan, other: TimeSpan) => one.day === other.day && one.from < other.to && other.from < one.to

/** Each list of bells once, however many classes share it. */
export const keyOf = (bells: readonly ListBell[]): string =>
  bells.map(({ number, from, to }) => `${number}:${from}-${to}`).join(' ')

/** The cells of all lists of bells, by list and by day of the week. */
export function cellsOf({ classes }: SearchTask): Map<string, BoardCell[][]> {
  const lists = new Map<string, BoardCell[][]>()
  const all: BoardCell[] = []
  for (const { bells } of classes) {
    if (lists.has(keyOf(bells))) continue
    const sorted = bells.toSorted((a, b) => a.from - b.from)
    const days = Array.from({ length: 8 }, (_, day) =>
      sorted.map(({ number, from, to }, order): BoardCell => {
        const cell: BoardCell = { index: all.length, day, number, order, from, to, overlaps: [] }
        all.push(cell)
        return cell
      }),
    )
    lists.set(keyOf(bells), days)
  }
  for (const cell of all) cell.overlaps = all.filter((other) => meet(cell, other))
  return lists
}

/** By the cell's index: whether one of the spans meets it. */
export const closedBy = (cells: Iterable<BoardCell[][]>, busy: readonly TimeSpan[]): boolean[] => {
  const closed: boolean[] = []
  for (const days of cells) for (const cell of days.flat()) closed[cell.index] = busy.some((span) => meet(span, cell))
  return closed
}
