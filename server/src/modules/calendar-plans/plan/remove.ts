import { planHasLessons, planHeld } from '@qalam/contract/calendar-plans/problems.ts'
import { deletePlan, holdPlan } from '#modules/ktp/plans/public.ts'
import { slots, takeLessons } from '#modules/schedule/batch/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, choosesTeacher } from '../policy.ts'
import { tell } from '../tell.ts'
import { holdsOf } from './views.ts'

/** Removes a plan. What was conducted or marked stays, and lessons go with it only when that was asked for. */
export async function remove(context: Context, uuid: string, withLessons: boolean): Promise<{}> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await holdPlan(db, schoolId, uuid))
  allow(canEdit(actor, plan))

  const { lessons, conducted, marked, slots: week } = await holdsOf(db, schoolId, uuid)
  if (conducted + marked > 0) throw planHeld({ conducted, marked })
  // The timetable is emptied by those who run the school alone.
  if (lessons.length > 0) allow(choosesTeacher(actor))
  if (lessons.length > 0 && !withLessons) throw planHasLessons({ lessons: lessons.length })

  await takeLessons(db, schoolId, lessons)
  for (const id of week) await slots.remove(db, schoolId, id)
  await deletePlan(db, schoolId, uuid)
  tell(context, { planUuid: uuid, groupId: plan.groupId })
  return {}
}
