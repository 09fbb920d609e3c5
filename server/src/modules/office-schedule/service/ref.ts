import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { slotClash } from '@qalam/contract/office-schedule/problems.ts'
import type { RefSlotDraft, RefWeek } from '@qalam/contract/office-schedule/ref.ts'
import { slots } from '#modules/schedule/batch/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { fit } from '../plan/fit.ts'
import { canChange, canSeeClass } from '../policy.ts'
import { factsOfGroup } from '../views/may.ts'
import { namesOf } from '../views/names.ts'
import { groupOfSlot, planOfGroup, refWeekOf, slotsAsLessons } from '../views/slots.ts'
import { schoolToChange } from './preview.ts'

/** The reference week of a class. */
export async function refWeek({ actor, db }: Context, groupId: number): Promise<RefWeek> {
  const schoolId = found(actor.schoolId)
  const facts = found(await factsOfGroup(db, schoolId, groupId))
  allow(canSeeClass(actor, facts))
  const week = found(await refWeekOf(db, schoolId, groupId))
  return { ...week, can: { edit: canChange(actor, facts) } }
}

/** Puts or changes a slot; one that would take somebody's time twice is refused with the lesson in its way. */
export async function saveSlot(context: Context, draft: RefSlotDraft): Promise<RefWeek> {
  const { db } = context
  const { groupId, id, weekDay, number, planUuid, cabinetId } = draft
  const schoolId = await schoolToChange(context, { groupId })
  await slots.lock(db, schoolId)
  if (id !== null && (await groupOfSlot(db, schoolId, id)) !== groupId) found(null)
  const plan = await planOfGroup(db, schoolId, groupId, planUuid, context.today)
  if (!plan) throw fieldProblem('planUuid', 'office-schedule.no-plan')
  const week = found(await refWeekOf(db, schoolId, groupId))
  if (cabinetId !== null && !week.cabinets.some((room) => room.id === cabinetId))
    throw fieldProblem('cabinetId', 'schedule.cabinet')
  await refuseClash(context, schoolId, week, draft, plan)

  const slot = { groupId, planUuid, subgroupId: plan.subgroupId, weekDay, number, cabinetId }
  if (id === null) await slots.store(db, schoolId, [slot])
  else await slots.change(db, schoolId, id, slot)
  return refWeek(context, groupId)
}

export async function dropSlot(context: Context, { id }: { id: number }): Promise<RefWeek> {
  const { actor, db } = context
  const groupId = found(await groupOfSlot(db, found(actor.schoolId), id))
  const schoolId = await schoolToChange(context, { groupId })
  await slots.remove(db, schoolId, id)
  return refWeek(context, groupId)
}

type Week = NonNullable<Awaited<ReturnType<typeof refWeekOf>>>
type Plan = NonNullable<Awaited<ReturnType<typeof planOfGroup>>>

async function refuseClash(
  { db, language, today }: Context,
  schoolId: number,
  { bells, year }: Week,
  { groupId, id, weekDay, number, cabinetId }: RefSlotDraft,
  { subjectId, teacherId, part, pupils }: Plan,
): Promise<void> {
  const bell = bells.find((one) => one.number === number)
  if (!bell) throw fieldProblem('number', 'office-schedule.no-bell')
  const monday = mondayOf(today)
  const others = await slotsAsLessons(db, schoolId, { groupId: null, year, monday, today })
  const wanted = {
    date: addDays(monday, weekDay - 1),
    timeStart: bell.timeStart,
    timeEnd: bell.timeEnd,
    teacherId,
    cabinetId,
    groupId,
    subjectId,
    subgroup: part === null ? null : { number: part, pupils },
  }
  const { clashing } = fit(
    [wanted],
    others.filter(({ slotId }) => slotId !== id),
  )
  const [clash] = clashing
  if (!clash) return
  const { groups, subjects } = await namesOf(db, schoolId)
  const { other } = clash
  throw slotClash({ group: groups.get(other.groupId) ?? '', subject: subjects.get(other.subjectId)?.[language] ?? '' })
}
