import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import type { LockLesson, LocksDraft } from '@qalam/contract/timetable-proposal/locks.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { storeLocks } from '../repository-wishes.ts'
import { laidGroups } from '../search/task.ts'
import { type TeachingLoad, loadOf } from '../views.ts'

/** All lessons of the school that a search leaves where they are. */
export async function locks(context: Context) {
  const load = await loadFor(context)
  const groups = laidGroups(load).map(({ id, label }) => ({ id, label }))
  const lessons = groups.flatMap(({ id }) =>
    lessonsOf(load, id).flatMap(({ locked, ...lesson }) => (locked ? [{ ...lesson, groupId: id }] : [])),
  )
  return { groups, lessons }
}

export async function locksOf(context: Context, groupId: number): Promise<{ lessons: LockLesson[] }> {
  const load = await loadFor(context)
  found(load.groups.find(({ id }) => id === groupId))
  return { lessons: lessonsOf(load, groupId) }
}

/** Keeps which lessons of a class stay; each has to stand in its reference week. */
export async function lock(context: Context, { groupId, lessons }: LocksDraft): Promise<Record<string, never>> {
  const load = await loadFor(context)
  found(load.groups.find(({ id }) => id === groupId))
  const standing = new Set(lessonsOf(load, groupId).map(placeOf))
  found(lessons.every((lesson) => standing.has(placeOf(lesson))) ? true : null)
  const plans = load.plans.filter((plan) => plan.groupId === groupId).map(({ uuid }) => uuid)
  await storeLocks(context.db, found(context.actor.schoolId), plans, lessons)
  return {}
}

const placeOf = ({ planUuid, weekDay, number }: Pick<LockLesson, 'planUuid' | 'weekDay' | 'number'>): string =>
  `${planUuid} ${weekDay} ${number}`

function lessonsOf({ slots, plans }: TeachingLoad, groupId: number): LockLesson[] {
  const known = new Map(plans.map((plan) => [plan.uuid, plan]))
  return slots
    .filter((slot) => slot.groupId === groupId)
    .flatMap(({ planUuid, weekDay, number, locked }): LockLesson[] => {
      const plan = known.get(planUuid)
      if (!plan) return []
      return [{ planUuid, weekDay, number, locked, subject: plan.subject, subgroup: plan.subgroup }]
    })
}

async function loadFor({ actor, db, today }: Context): Promise<TeachingLoad> {
  allow(canLay(actor))
  return loadOf(db, found(actor.schoolId), academicYearOf(today))
}
