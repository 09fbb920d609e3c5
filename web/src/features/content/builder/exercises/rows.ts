import { v4 } from 'uuid'

export type ExerciseRow = { uuid: string; text: string }

export const rowOf = (text = ''): ExerciseRow => ({ uuid: v4(), text })

/** The list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}

/** What a key says of rows that are still there. */
export const known = (right: readonly string[], rows: readonly ExerciseRow[]): string[] =>
  right.filter((uuid) => rows.some((row) => row.uuid === uuid))

/** Where things are placed, of things and places that are still there. */
export function placedIn(
  placed: Record<string, string>,
  from: readonly { uuid: string }[],
  to: readonly ExerciseRow[],
) {
  const [things, places] = [from, to].map((list) => new Set(list.map(({ uuid }) => uuid)))
  return Object.fromEntries(Object.entries(placed).filter(([one, at]) => things?.has(one) && places?.has(at)))
}
