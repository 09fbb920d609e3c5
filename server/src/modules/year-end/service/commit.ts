import type { YearEndBatch, YearEndDraft } from '@qalam/contract/year-end/api.ts'
import { yearEnded } from '@qalam/contract/year-end/events.ts'
import { nothingToDo, planInTrouble, schoolMoved, yearNotOver } from '@qalam/contract/year-end/problems.ts'
import { endStays, storeEnrolments } from '#modules/contingent/public.ts'
import { endWithStays } from '#modules/groups/halves/public.ts'
import { storeGroups } from '#modules/groups/public.ts'
import { people } from '#modules/people/public.ts'
import { holdDays, quartersOf, worksOnSaturdays } from '#modules/schools/days/public.ts'
import { calendarOf, schools } from '#modules/schools/public.ts'
import { carryPrograms } from '#modules/training-programs/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { type YearEndPlan, planOf } from '../plan/plan.ts'
import { canEndYear } from '../policy.ts'
import type { Made } from '../made.ts'
import { storeBatch } from '../repository.ts'
import { batchBy, waitingOf } from '../views-of-batches.ts'
import { factsOf } from './facts.ts'
import { prepareLoad } from './load.ts'
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

  const plan = planOf(await factsOf(context, schoolId, year), draft)
  if (plan.troubles.length > 0) throw planInTrouble()
  const waiting = await waitingOf(db, schoolId, year)
  if (plan.classes.every(({ groupId, act }) => act === 'wait' && waiting.has(groupId))) throw nothingToDo()
  if (stampOf(plan, draft.order) !== stamp) throw schoolMoved()

  const carried = await carryOut(db, { schoolId, year, today, order: draft.order, now }, plan)
  const made = { ...carried, ...(await openCalendar(db, schoolId, year + 1)) }
  await storeBatch(db, { schoolId, uuid, year, made, by: actor.userId, at: now })
  context.announce(yearEnded, schoolId, {})
  return presentBatch(found(await batchBy(db, schoolId, uuid)))
}

type Act = { schoolId: number; year: number; today: string; order: string; now: Date }

async function carryOut(db: Db, { schoolId, year, today, order, now }: Act, plan: YearEndPlan): Promise<Made> {
  const on = `${year + 1}-09-01`
  const groups = plan.make.map(({ key, from: _, ...group }) => ({ ...group, label: key }))
  const ids = await storeGroups(db, schoolId, year + 1, groups)
  const idOf = (key: string) => found(ids.get(key))

  const stays = plan.stays.map(({ studentId, to }) => ({ studentId, to: idOf(to) }))
  const going = stays.map(({ studentId }) => studentId)
  const left = plan.leave.map(({ studentId }) => studentId)
  await endStays(db, { schoolId, studentIds: going, until: on, order: '' })
  await endStays(db, { schoolId, studentIds: left, until: today, order })
  await endWithStays(db, schoolId, [...going, ...left])
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
    ...(await prepareLoad(db, schoolId, { year: year + 1, today }, plan, idOf)),
    programs: await carryPrograms(
      db,
      schoolId,
      on,
      plan.programs.map(({ key, stays: inIt, ...program }) => ({
        ...{ ...program, groupId: idOf(key) },
        stays: inIt.map(({ id: before, ...stay }) => ({ ...stay, before })),
      })),
    ),
    waiting: plan.classes.flatMap(({ groupId, act }) => (act === 'wait' ? [groupId] : [])),
  }
}

/** Quarters and days off of the next year; a year that has them keeps them. Answers what was made. */
async function openCalendar(db: Db, schoolId: number, year: number): Promise<Pick<Made, 'calendar'>> {
  const { quarters, holidays } = calendarOf(year, (await worksOnSaturdays(db, schoolId)) ? 6 : 5)
  const stood = new Set((await quartersOf(db, schoolId)).map(({ id }) => id))
  const stored = await schools.storeQuarters(db, schoolId, quarters)
  const made = {
    quarters: stored.filter(({ id }) => !stood.has(id)),
    holidays: await schools.storeHolidays(db, schoolId, year, holidays),
  }
  return made.quarters.length > 0 ? { calendar: made } : {}
}
