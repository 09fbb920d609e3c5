import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Answer, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { endWithStays, returnToHalves } from '#modules/groups/halves/public.ts'
import { admit, canEdit, changePerson } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canAddTo, canEditSeen, canPickGroup } from '../policy.ts'
import { beginStay, endStay } from '../repository/stays.ts'
import { groupOf, openGroup } from '../views/groups.ts'
import { editFlagsOf } from '../views/list.ts'
import { bindKnown } from './parents.ts'
import { student } from './student.ts'

/** A new student, in a group from today. */
export async function create(context: Context, draft: Parsed<typeof contingent.create>['body']) {
  const { actor, db, today } = context
  const schoolId = found(actor.schoolId)
  allow(canEditSeen(actor, await editFlagsOf(db, schoolId)))
  const group = await groupToPut(context, draft.groupId)
  allow(canAddTo(actor, group))

  const admitted = await admit(context, draft, { role: 'student', positionId: null, phone: null })
  await beginStay(db, group.id, { schoolId, studentId: admitted.userId, on: today, order: draft.order })
  context.announce(peopleChanged, schoolId, { userIds: [admitted.userId] })
  return { ...admitted, ...(await bindKnown(context, admitted.userId, draft.parentship)) }
}

/** Changes a student; another group is a move from today by an order. */
export async function update(
  context: Context,
  userId: number,
  draft: Parsed<typeof contingent.update>['body'],
): Promise<Answer<typeof contingent.update>> {
  const person = await student(context, userId)
  allow(canEdit(context.actor, person))

  await changePerson(context, person, draft)
  await moveTo(context, userId, draft)
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return bindKnown(context, userId, draft.parentship)
}

async function moveTo(context: Context, studentId: number, { groupId, order }: { groupId: number; order: string }) {
  const { actor, db, today } = context
  const schoolId = found(actor.schoolId)
  if ((await groupOf(db, schoolId, studentId, today)) === groupId) return
  allow(canPickGroup(actor))
  const group = await groupToPut(context, groupId)

  const move = { schoolId, studentId, on: today, order }
  await endStay(db, move)
  await beginStay(db, group.id, move)
  await endWithStays(db, schoolId, [studentId])
  await returnToHalves(db, schoolId, { studentId, groupId: group.id, on: today })
}

/** A group of the caller's school that is not archived. */
export async function groupToPut({ actor, db }: Context, groupId: number) {
  return found(await openGroup(db, found(actor.schoolId), groupId))
}
