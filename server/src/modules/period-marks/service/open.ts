import { partsOf, type MarkPeriod, periodsOf } from '@qalam/contract/period-marks/rules.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import { canRead, frameOfPlan } from '#modules/journal/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type Book, bookOf } from './book.ts'
import { factsFor } from './facts.ts'

/** What opening the periods asks of the world. */
export type Opening = Pick<Context, 'actor' | 'db' | 'now' | 'today'>

/** The periods of a plan for somebody who may read its journal; 404 for another school's, 403 for a stranger. */
export async function openBook({ actor, db, now, today }: Opening, planUuid: string): Promise<Book> {
  const schoolId = found(actor.schoolId)
  const frame = await frameOfPlan(db, schoolId, planUuid)
  const clock = localClock(now)
  const facts = await factsFor(db, frame, { schoolId, planUuid, userId: actor.userId, today, clock })
  const { teacherId, leadId } = frame.plan
  allow(canRead(actor, { teacherId, leadId, substitutes: facts.substitutes }))
  return bookOf(frame, facts, today)
}

/** Whether a plan has that period; a plan without assessment has them, too, to be closed. */
export function hasPeriod({ frame: { plan } }: Book, period: MarkPeriod): boolean {
  return [...partsOf(plan.scoreType), 'year', ...periodsOf(plan.scoreType, plan.parallel)].includes(period)
}

/** What a sheet says of its plan. */
export function planHead({ frame: { plan } }: Book, planUuid: string) {
  const { groupId, groupLabel, subgroup, subjectId, subjectName, teacherId, teacherName, scoreType, parallel } = plan
  return {
    calendarPlanUuid: planUuid,
    group: { id: groupId, label: groupLabel },
    subgroup,
    subjectId,
    subjectName,
    teacher: { id: teacherId, label: teacherName },
    scoreType,
    parallel,
    year: plan.academicYear,
  }
}
