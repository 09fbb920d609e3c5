import type { DaysChange, DaysDraft, SchoolDays } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import * as problems from '@qalam/contract/school-settings/problems.ts'
import { addDaysOff, addWorkingDay, daysOf, type DaysOutcome, removeDay } from '#modules/school-import/days/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { canSet } from './policy.ts'
import { recordAct } from './repository.ts'
import { takenBack } from './taken-back.ts'

/** The days off of the caller's school and those that it works. */
export async function days({ actor, db, now }: Context): Promise<SchoolDays> {
  allow(canSet(actor))
  return daysOf(db, found(actor.schoolId), now)
}

/** What a change of days would do: it is made and taken back. */
export async function tryDays({ actor, db }: Context, draft: DaysDraft): Promise<DaysChange> {
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  return takenBack(db, (transaction) => carriedOut(transaction, schoolId, draft))
}

/** Changes days of the school with their lessons and themes. */
export async function changeDays(context: Context, draft: DaysDraft): Promise<DaysChange> {
  const { actor, db, now } = context
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const change = await carriedOut(db, schoolId, draft)
  const [from, until] = draft.act === 'off' ? [draft.from, draft.until] : [draft.day, draft.day]
  await recordAct(db, { schoolId, userId: actor.userId, at: now, what: draft.act, from, until })
  context.announce(settingsChanged, schoolId, {})
  return change
}

async function carriedOut(db: Db, schoolId: number, draft: DaysDraft): Promise<DaysChange> {
  const outcome = await outcomeOf(db, schoolId, draft)
  if (outcome.state === 'kept') throw problems.daysKept({ kept: outcome.kept })
  if (outcome.state === 'outside') throw problems.daysOutside()
  if (outcome.state === 'no-timetable') throw problems.dayWithoutTimetable()
  if (outcome.state === 'nothing-to-do') throw problems.daysUnchanged()
  const { state: _, ...change } = outcome
  return change
}

function outcomeOf(db: Db, schoolId: number, draft: DaysDraft): Promise<DaysOutcome> {
  if (draft.act === 'off') return addDaysOff(db, schoolId, draft)
  if (draft.act === 'working') return addWorkingDay(db, schoolId, draft)
  return removeDay(db, schoolId, draft.day)
}
