import type { YearEndBatch, YearEndDraft } from '@qalam/contract/year-end/api.ts'
import { yearEnded } from '@qalam/contract/year-end/events.ts'
import { nothingToDo, planInTrouble, schoolMoved, yearNotOver } from '@qalam/contract/year-end/problems.ts'
import { endStays, storeEnrolments } from '#modules/contingent/public.ts'
import { storeGroups, storeMembers, storeSubgroups } from '#modules/groups/public.ts'
import { planKey, storePlans } from '#modules/ktp/public.ts'
import { slots as referenceWeek } from '#modules/schedule/batch/public.ts'
import { people } from '#modules/people/public.ts'
import { holdDays, worksOnSaturdays } from '#modules/schools/days/public.ts'
import { calendarOf, schools } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { canEndYear } from '../policy.ts'
import { type Made, storeBatch } from '../repository.ts'
import { batchBy } from '../views-of-batches.ts'
import { factsOf } from './facts.ts'
import { stampOf } from './preview.ts'
import { lastDayOf, presentBatch } from './read.ts'

/** Ends the year as the preview said: all of it, or nothing when the school has moved on. */
export async function commit(
  context: Context,
  { uuid, stamp, ...draft }: YearEndDraft & { uuid: string; stamp: string },
): Promise<YearEndBatch> {
  const { actor, db, now, today } = context
  allow(canEndYear(actor))
  const schoolId = found(actor.schoolId)
  await holdDays(db, schoolId)
  const before = await batchBy(db, schoolId, uuid)
  if (before) return presentBatch(before)
  const { year } = draft
  const endsOn = found(await lastDayOf(db, schoolId, year))
  if (today <= endsOn) throw yearNotOver({ endsOn })

  const plan = planOf(await factsOf(db, schoolId, year, today), draft)
  if (plan.troubles.length > 0) throw planInTrouble()
  if (plan.classes.length === 0) throw nothingToDo()
  if (stampOf(plan, draft.order) !== stamp) throw schoolMoved()

  const made = await carryOut(db, { schoolId, year, today, order: draft.order, now }, plan)
  await openCalendar(db, schoolId, year + 1)
  await storeBatch(db, { schoolId, uuid, year, made, by: actor.userId, at: now })
  context.announce(yearEnded, schoolId, {})
  return presentBatch(found(await batchBy(db, schoolId, uuid)))
}

type Act = { schoolId: number; year: number; today: string; order: string; now: Date }

async function carryOut(db: Db, { schoolId, year, today, order, now }: Act, plan: Plan): Promise<Made> {
  const on = `${year + 1}-09-01`
  const groups = plan.make.map(({ key, from: _, ...group }) => ({ ...group, label: key }))
  const ids = await storeGroups(db, schoolId, year + 1, groups)
  const idOf = (key: string) => found(ids.get(key))

  const stays = plan.stays.map(({ studentId, to }) => ({ studentId, to: idOf(to) }))
  const going = stays.map(({ studentId }) => studentId)
  const left = plan.leave.map(({ studentId }) => studentId)
  await endStays(db, { schoolId, studentIds: going, until: on, order: '' })
  await endStays(db, { schoolId, studentIds: left, until: today, order })
  const begin = stays.map(({ studentId, to }) => ({ studentId, groupId: to, since: on, until: null }))
  await storeEnrolments(db, schoolId, begin).catch(orRefuse('enrolment_once', schoolMoved()))
  await people.archivePlaces(db, schoolId, left, now)

  return {
    on,
    leftOn: today,
    classes: plan.classes.length,
    groups: groups.map(({ label, letter, faculty, leadId, timeSchemeUuid }) => ({
      ...{ id: idOf(label), letter, faculty, leadId, timeSchemeUuid },
    })),
    stays,
    left,
    ...(await prepareLoad(db, schoolId, year + 1, plan, idOf)),
  }
}

/** Halves, who is in them, calendar plans and the reference week; answers the plans and the slots. */
async function prepareLoad(
  db: Db,
  schoolId: number,
  year: number,
  { loads, halves, slots }: Plan,
  idOf: (key: string) => number,
): Promise<Pick<Made, 'plans' | 'slots'>> {
  const named = loads.flatMap(({ key, subjectId, half, halfName }) =>
    half === null ? [] : [{ groupId: idOf(key), subjectId, number: half, name: halfName }],
  )
  const subgroups = named.length > 0 ? await storeSubgroups(db, schoolId, named) : new Map<string, number>()
  const halfOf = (groupId: number, subjectId: number, half: number) =>
    subgroups.get(`${groupId}:${subjectId}:${half}`) ?? null
  const members = halves.flatMap(({ key, subjectId, half, studentId }) => {
    const subgroupId = halfOf(idOf(key), subjectId, half)
    return subgroupId === null ? [] : [{ subgroupId, studentId }]
  })
  await storeMembers(db, schoolId, members)
  const plans = loads.map(({ key, half, halfName: _, ...load }) => {
    const groupId = idOf(key)
    return { ...load, groupId, subgroupId: half === null ? null : halfOf(groupId, load.subjectId, half) }
  })
  const stored = await storePlans(db, schoolId, year, plans)
  const planOfLoad = (groupId: number, subjectId: number, subgroupId: number | null) =>
    found(stored.plans.get(planKey(groupId, subjectId, subgroupId)))
  const week = slots.map(({ key, subjectId, half, ...place }) => {
    const groupId = idOf(key)
    const subgroupId = half === null ? null : halfOf(groupId, subjectId, half)
    return { ...place, groupId, subgroupId, planUuid: planOfLoad(groupId, subjectId, subgroupId) }
  })
  await referenceWeek.store(db, schoolId, week)
  return {
    plans: plans.map(({ groupId, subjectId, subgroupId }) => planOfLoad(groupId, subjectId, subgroupId)),
    slots: week.map(({ subgroupId: _, ...slot }) => slot),
  }
}

/** Quarters and days off of the next year; a year that has them keeps them. They stay when the act is taken back. */
async function openCalendar(db: Db, schoolId: number, year: number): Promise<void> {
  const { quarters, holidays } = calendarOf(year, (await worksOnSaturdays(db, schoolId)) ? 6 : 5)
  await schools.storeQuarters(db, schoolId, quarters)
  await schools.storeHolidays(db, schoolId, year, holidays)
}
