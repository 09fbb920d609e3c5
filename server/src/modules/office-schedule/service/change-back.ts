import { changeLessons, lockDays } from '#modules/schedule/batch/public.ts'
import type { Db } from '#platform/db/db.ts'
import { placeOf } from '../plan/days.ts'
import { fit } from '../plan/fit.ts'
import { type Left, stayReason } from '../plan/left.ts'
import type { Entry } from '../repository.ts'
import { changedLessons, lessonsBetween, lessonsBy, type ChangeableLesson } from '../views/lessons.ts'

/**
 * Lessons that the batch moved or made remote are as they were, unless somebody worked on them since or something stands in
 * their place.
 */
export async function changeBack(
  db: Db,
  schoolId: number,
  batchUuid: string,
  entries: readonly Entry[],
  author: { by: number; at: Date },
): Promise<{ count: number; left: Left[] }> {
  const before = await changedLessons(db, schoolId, batchUuid)
  const [first] = before
  const last = before.at(-1)
  if (!first || !last) return { count: 0, left: [] }
  const now = new Map(
    (
      await lessonsBy(
        db,
        schoolId,
        before.map(({ uuid }) => uuid),
      )
    ).map((one) => [one.uuid, one]),
  )
  const dates = [...before, ...now.values()].map(({ date }) => date)
  await lockDays(db, schoolId, dates)

  const versions = new Map(entries.map(({ uuid, version }) => [uuid, version]))
  const reasonOf = (lesson: ChangeableLesson): Left['reason'] | undefined =>
    stayReason(lesson) ?? (lesson.version === versions.get(lesson.uuid) ? undefined : 'changed')
  const there = before.filter(({ uuid }) => now.has(uuid))
  const kept = there.flatMap(({ uuid }): Left[] => {
    const lesson = now.get(uuid)
    const reason = lesson && reasonOf(lesson)
    return reason ? [{ lesson, reason, other: null }] : []
  })
  const stays = new Set(kept.map(({ lesson }) => lesson))
  const free = there.filter(({ uuid }) => {
    const lesson = now.get(uuid)
    return lesson !== undefined && !stays.has(lesson)
  })
  const going = new Set(free.map(({ uuid }) => uuid))
  const between = await lessonsBetween(db, { schoolId, from: first.date, until: last.date, groupId: null })
  const standing = between.filter(({ uuid }) => !going.has(uuid))
  // A lesson that stood over a clash goes back over it.
  const { fits, clashing } = fit(
    free.filter(({ forced }) => !forced),
    standing,
  )
  const back = [...free.filter(({ forced }) => forced), ...fits]
  await changeLessons(db, schoolId, back.map(placeOf), author)
  const met = clashing.map(({ wanted, other, side }): Left => ({ lesson: wanted, reason: side, other }))
  return { count: back.length, left: [...kept, ...met] }
}
