import type { LessonCard } from '@qalam/contract/schedule/api.ts'

/** A time of a day with the lessons that stand at it: one, or halves beside each other. */
export type DaySlot = { key: string; lessons: readonly LessonCard[] }

/** The times of a day in their order. */
export const placesOf = (lessons: readonly LessonCard[]): DaySlot[] =>
  [...Map.groupBy(lessons, ({ timeStart }) => timeStart)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, standing]) => ({ key, lessons: standing }))

/** A list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.slice()
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
