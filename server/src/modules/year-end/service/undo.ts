import type { YearEndBatch } from '@qalam/contract/year-end/api.ts'
import { yearEnded } from '@qalam/contract/year-end/events.ts'
import { batchUndone, changedSince } from '@qalam/contract/year-end/problems.ts'
import { takeBackStays } from '#modules/contingent/public.ts'
import { openAgain } from '#modules/groups/halves/public.ts'
import { removeGroups } from '#modules/groups/public.ts'
import { removePlans } from '#modules/ktp/public.ts'
import { people } from '#modules/people/public.ts'
import { slots as referenceWeek } from '#modules/schedule/batch/public.ts'
import { holdDays } from '#modules/schools/days/public.ts'
import { takeBackSchool } from '#modules/schools/public.ts'
import { takeBackPrograms } from '#modules/training-programs/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { canEndYear } from '../policy.ts'
import { holdBatch, noteUndone } from '../repository.ts'
import { batchBy, changedOf } from '../views-of-batches.ts'
import { isCalendarFree, madeCalendarOf } from '../views-of-next.ts'
import { presentBatch } from './read.ts'

/** So many of what was changed are named. */
const mostNamed = 10

/** Takes an act back, all of it, unless something of it was changed since. */
export async function undo(context: Context, { uuid }: { uuid: string }): Promise<YearEndBatch> {
  const { actor, db, now } = context
  allow(canEndYear(actor))
  const schoolId = found(actor.schoolId)
  await holdDays(db, schoolId)
  if (found(await holdBatch(db, schoolId, uuid)).isUndone) throw batchUndone()
  const { made, year } = found(await batchBy(db, schoolId, uuid))
  const changed = await changedOf(db, schoolId, made)
  if (changed.length > 0) throw changedSince({ names: changed.slice(0, mostNamed).join(', '), count: changed.length })

  const groupIds = made.groups.map(({ id }) => id)
  await referenceWeek.clear(db, schoolId, groupIds)
  await takeBackPrograms(db, schoolId, made.programs ?? [])
  await removePlans(db, schoolId, made.plans)
  const going = made.stays.map(({ studentId }) => studentId)
  await takeBackStays(db, { schoolId, studentIds: going, on: made.on })
  await takeBackStays(db, { schoolId, studentIds: made.left, on: made.leftOn })
  await openAgain(db, schoolId, going, made.on)
  await openAgain(db, schoolId, made.left, made.leftOn)
  await people.archivePlaces(db, schoolId, made.left, null)
  await removeGroups(db, schoolId, groupIds)
  await noteUndone(db, schoolId, uuid, actor.userId, now)
  await closeCalendar(db, schoolId, year)
  context.announce(yearEnded, schoolId, {})
  return presentBatch(found(await batchBy(db, schoolId, uuid)))
}

/** The calendar that acts of a year made for the next one goes with the last of them, while nothing else stands on it. */
async function closeCalendar(db: Db, schoolId: number, year: number): Promise<void> {
  const calendar = await madeCalendarOf(db, schoolId, year)
  if (!calendar || !(await isCalendarFree(db, schoolId, year + 1, calendar))) return
  await takeBackSchool(db, schoolId, {
    quarters: calendar.quarters.map(({ id }) => String(id)),
    holidays: calendar.holidays.map(String),
    workingDays: [],
    was: [],
  })
}
