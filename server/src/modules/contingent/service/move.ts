import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { endWithStays, returnToHalves } from '#modules/groups/halves/public.ts'
import { canEdit } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canManage } from '../policy.ts'
import { beginStay, endStay } from '../repository/stays.ts'
import { stayNow } from '../views/transfers.ts'
import { groupToPut } from './save.ts'
import { student } from './student.ts'

/** Moves a student to another group from a day on; a stay that would begin that day or later never was. */
export async function move(
  context: Context,
  userId: number,
  { groupId, date, order }: Parsed<typeof contingent.move>['body'],
): Promise<{}> {
  const { actor, db } = context
  const person = await student(context, userId)
  allow(canManage(actor) && canEdit(actor, person))
  const group = await groupToPut(context, groupId)
  const schoolId = found(actor.schoolId)
  const stay = await stayNow(db, schoolId, userId, context.today)
  if (stay?.groupId === group.id) throw fieldProblem('groupId', 'group_same')
  soundDay(context, date, stay?.since)

  const change = { schoolId, studentId: userId, on: date, order }
  await endStay(db, change)
  await beginStay(db, group.id, change)
  await endWithStays(db, schoolId, [userId])
  await returnToHalves(db, schoolId, { studentId: userId, groupId: group.id, on: date })
  context.announce(peopleChanged, schoolId, { userIds: [userId] })
  return {}
}

/** A change of a stay is of today or of a day before, and never reaches behind the stay that it changes. */
export function soundDay({ today }: Context, date: string, since: string | undefined): void {
  if (date > today) throw fieldProblem('date', 'day_to_come')
  if (since !== undefined && date < since) throw fieldProblem('date', 'day_before_stay')
}
