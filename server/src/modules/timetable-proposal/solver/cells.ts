import type { Cell } from './board.ts'
import type { Bell, Span, Task } from './task.ts'

const meet = (one: Span, other: Span) => one.day === other.day && one.from < other.to && other.from < one.to

/** Each list of bells once, however many classes share it. */
export const keyOf = (bells: readonly Bell[]): string =>
  bells.map(({ number, from, to }) => `${number}:${from}-${to}`).join(' ')

/** The cells of all lists of bells, by list and by day of the week. */
export function cellsOf({ classes }: Task): Map<string, Cell[][]> {
  const lists = new Map<string, Cell[][]>()
  const all: Cell[] = []
  for (const { bells } of classes) {
    if (lists.has(keyOf(bells))) continue
    const sorted = bells.toSorted((a, b) => a.from - b.from)
    const days = Array.from({ length: 8 }, (_, day) =>
      sorted.map(({ number, from, to }, order): Cell => {
        const cell: Cell = { index: all.length, day, number, order, from, to, overlaps: [] }
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
export const closedBy = (cells: Iterable<Cell[][]>, busy: readonly Span[]): boolean[] => {
  const closed: boolean[] = []
  for (const days of cells) for (const cell of days.flat()) closed[cell.index] = busy.some((span) => meet(span, cell))
  return closed
}
