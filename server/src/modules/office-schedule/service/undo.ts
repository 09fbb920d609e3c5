import { type LeftLesson, mostNamed } from '@qalam/contract/office-schedule/batches.ts'
import { weeksChanged } from '@qalam/contract/office-schedule/events.ts'
import { batchUndone, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { lockDays, restoreLessons, takeLessons } from '#modules/schedule/batch/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { fit } from '../plan/fit.ts'
import { isClosed, keptReason, type Left, leftLesson } from '../plan/left.ts'
import { canUndo } from '../policy.ts'
import { type Entry, entriesOf, holdBatch, noteUndone } from '../repository.ts'
import { lessonsBetween, lessonsBy, type ChangeableLesson, takenLessons } from '../views/lessons.ts'
import { namesOf } from '../views/names.ts'
import { changeBack } from './change-back.ts'

type Undone = { lessons: number; left: number; leftLessons: LeftLesson[] }

/**
 * Takes a batch back. What was changed after it, and what somebody put into its place, stays and is named. A lesson that is
 * gone already needs no taking back.
 */
export async function undo(context: Context, { uuid }: { uuid: string }): Promise<Undone> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const batch = found(await holdBatch(db, schoolId, uuid))
  allow(canUndo(actor, batch.made_by))
  if (batch.undone_at !== null) throw batchUndone()

  const entries = await entriesOf(db, schoolId, uuid)
  const made = await unmake(db, schoolId, entries)
  const back = await bringBack(db, schoolId, uuid, entries)
  const changed = await changeBack(db, schoolId, uuid, entries, { by: actor.userId, at: now })
  const left = [...made.left, ...back.left, ...changed.left]

  await noteUndone(db, schoolId, uuid, actor.userId, now)
  context.announce(weeksChanged, schoolId, { schoolId, batchUuid: uuid })
  const names = await namesOf(db, schoolId)
  return {
    lessons: made.count + back.count + changed.count,
    left: left.length,
    leftLessons: left.slice(0, mostNamed).map((one) => leftLesson(one, names)),
  }
}

type Part = { count: number; left: Left[] }

/** Lessons that the batch made go, unless somebody worked on them since. */
async function unmake(db: Db, schoolId: number, entries: readonly Entry[]): Promise<Part> {
  const versions = new Map(entries.flatMap(({ uuid, before, version }) => (before === null ? [[uuid, version]] : [])))
  if (versions.size === 0) return { count: 0, left: [] }
  const lessons = await lessonsBy(db, schoolId, [...versions.keys()])
  const reasonOf = (lesson: ChangeableLesson) =>
    keptReason(lesson) ?? (lesson.version === versions.get(lesson.uuid) ? undefined : 'changed')
  const left = lessons.flatMap((lesson): Left[] => {
    const reason = reasonOf(lesson)
    return reason ? [{ lesson, reason, other: null }] : []
  })
  const gone = lessons.filter((lesson) => !reasonOf(lesson)).map(({ uuid }) => uuid)
  await takeLessons(db, schoolId, gone).catch(orRefuse('mark_lesson', schoolMoved()))
  return { count: gone.length, left }
}

/** Lessons that the batch took away stand again, where nobody took their place and their plan is there. */
async function bringBack(db: Db, schoolId: number, batchUuid: string, entries: readonly Entry[]): Promise<Part> {
  const taken = await takenLessons(db, schoolId, batchUuid)
  const [first] = taken
  const last = taken.at(-1)
  if (!first || !last) return { count: 0, left: [] }
  await lockDays(
    db,
    schoolId,
    taken.map(({ date }) => date),
  )
  const standing = await lessonsBetween(db, { schoolId, from: first.date, until: last.date, groupId: null })
  const planless = taken.filter(({ planTeacherId }) => planTeacherId === null)
  const closed = taken.filter((lesson) => lesson.planTeacherId !== null && isClosed(lesson, lesson.quarterId))
  const planned = taken.filter((lesson) => lesson.planTeacherId !== null && !closed.includes(lesson))
  // A lesson that stood over a clash comes back over it; any other needs a free place.
  const forced = planned.filter((lesson) => lesson.forced)
  const { fits, clashing } = fit(
    planned.filter((lesson) => !lesson.forced),
    standing,
  )
  const back = new Set([...forced, ...fits].map(({ uuid }) => uuid))
  await restoreLessons(
    db,
    schoolId,
    entries.filter(({ uuid }) => back.has(uuid)).map(({ before }) => before),
  )
  return {
    count: back.size,
    left: [
      ...planless.map((lesson): Left => ({ lesson, reason: 'plan', other: null })),
      ...closed.map((lesson): Left => ({ lesson, reason: 'closed', other: null })),
      ...clashing.map(({ wanted, other, side }): Left => ({ lesson: wanted, reason: side, other })),
    ],
  }
}
