import { endWithStays, returnToHalves } from '#modules/groups/halves/public.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { people } from '#modules/people/public.ts'
import { canRemove, canRestore, setArchived } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { beginStay, endStay } from '../repository/stays.ts'
import { stayNow } from '../views/transfers.ts'
import { refuseClosed, soundDay } from './days.ts'
import { groupToPut } from './group.ts'
import { student } from './student.ts'

/** Lets a student go by an order, from today or a day before it; marks and history stay. */
export async function remove(
  context: Context,
  userId: number,
  { order, date = context.today }: { order: string; date?: string | undefined },
): Promise<{}> {
  const { actor, db, today } = context
  const person = await student(context, userId)
  allow(canRemove(actor, person))

  const schoolId = found(actor.schoolId)
  const stay = await stayNow(db, schoolId, userId, today)
  // Who was to arrive and does not come leaves before their first day.
  soundDay(context, date, stay && stay.since > today ? undefined : stay?.since)
  if (stay) await refuseClosed(context, [stay.groupId], date)
  await endStay(db, { schoolId, studentId: userId, on: date, order })
  await endWithStays(db, schoolId, [userId])
  await setArchived(context, person, true)
  return {}
}

/** Takes a student back from the archive into a group, from today, and into the halves of before. */
export async function restore(
  context: Context,
  userId: number,
  { groupId, order }: { groupId: number; order: string },
): Promise<{}> {
  const { actor, db, today } = context
  const person = await student(context, userId)
  allow(canRestore(actor, person))
  const group = await groupToPut(context, groupId)
  if (await people.studiesElsewhere(db, found(actor.schoolId), person.personId))
    throw fieldProblem('groupId', 'studies_elsewhere')

  const schoolId = found(actor.schoolId)
  await beginStay(db, group.id, { schoolId, studentId: userId, on: today, order })
  await returnToHalves(db, schoolId, { studentId: userId, groupId: group.id, on: today })
  await setArchived(context, person, false)
  return {}
}
