import type { ChangeableLesson } from '../views/lessons.ts'
import type { Changing } from './days.ts'
import { fit } from './fit.ts'
import { type Left, stayReason } from './left.ts'

/**
 * The lessons of a class's day at the times that the day has, in another order; lessons of one time go together. Null
 * where the ids are not those of the day, each once.
 */
export function planOrder(
  lessons: readonly ChangeableLesson[],
  others: readonly ChangeableLesson[],
  order: readonly string[],
): Changing | null {
  const byId = new Map(lessons.map((lesson) => [lesson.uuid, lesson]))
  if (order.length !== lessons.length || new Set(order).size !== order.length) return null
  if (!order.every((uuid) => byId.has(uuid))) return null

  const places = [...Map.groupBy(lessons, ({ timeStart }) => timeStart).values()].toSorted((a, b) =>
    startOf(a) < startOf(b) ? -1 : 1,
  )
  const wanted = places.toSorted((a, b) => firstIn(order, a) - firstIn(order, b))
  const placed = wanted.flatMap((place, at) => {
    const [time] = places[at] ?? []
    if (!time) return []
    // What keeps its place keeps its length, too.
    return place === places[at]
      ? []
      : place.map((one) => ({ ...one, timeStart: time.timeStart, timeEnd: time.timeEnd }))
  })
  const left = placed.flatMap((moved): Left[] => {
    const lesson = byId.get(moved.uuid) ?? moved
    const reason = stayReason(lesson)
    return reason ? [{ lesson, reason, other: null }] : []
  })
  const kept = lessons.filter(({ uuid }) => !placed.some((one) => one.uuid === uuid))
  // A lesson that stands over a clash may stand over another one.
  const { clashing } = fit(
    placed.filter(({ forced }) => !forced),
    [...others, ...kept],
  )
  const met = clashing.map(({ wanted: lesson, other, side }): Left => ({ lesson, reason: side, other }))
  return { changed: placed, left: [...left, ...met] }
}

const startOf = (place: readonly ChangeableLesson[]) => place[0]?.timeStart ?? ''
const firstIn = (order: readonly string[], place: readonly ChangeableLesson[]) =>
  Math.min(...place.map(({ uuid }) => order.indexOf(uuid)))
