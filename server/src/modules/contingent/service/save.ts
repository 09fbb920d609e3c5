import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Answer, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { type TakePassword, withPasswords } from '#modules/auth/handed-out/public.ts'
import { admit, canEdit, changePerson } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canAddTo, canEditSeen, canPickGroup } from '../policy.ts'
import { beginStay } from '../repository/stays.ts'
import { groupOf } from '../views/groups.ts'
import { editFlagsOf } from '../views/list.ts'
import { bindKnown } from './parents.ts'
import { refuseComing, soundBeginning } from './days.ts'
import { groupToPut } from './group.ts'
import { put } from './move.ts'
import { student } from './student.ts'

type StudentDraft = Parsed<typeof contingent.create>['body']

/** A new student, in a group from today. */
export const create = (context: Context, draft: StudentDraft) =>
  withPasswords(context, 1 + (draft.parentship?.length ?? 0), async (part, take) => {
    const admitted = await admitStudent(part, draft, take)
    return { ...admitted, ...(await bindKnown(part, admitted.userId, draft.parentship ?? [], take)) }
  })

/** The same in a transaction that is there already; without passwords to take nobody gets a sign-in yet. */
export async function admitStudent(context: Context, draft: StudentDraft, take: TakePassword | null) {
  const { actor, db, today } = context
  const schoolId = found(actor.schoolId)
  allow(canEditSeen(actor, await editFlagsOf(db, schoolId)))
  const group = await groupToPut(context, draft.groupId)
  allow(canAddTo(actor, group))

  const { since = today } = draft
  if (draft.since !== undefined && since < draft.bornDate) throw fieldProblem('since', 'day_before_birth')
  await soundBeginning(context, group, since, 'since')

  const admitted = await admit(context, draft, { role: 'student', positionId: null, phone: null }, take)
  await beginStay(db, group.id, { schoolId, studentId: admitted.userId, on: since, order: draft.order })
  context.announce(peopleChanged, schoolId, { userIds: [admitted.userId] })
  return admitted
}

/** Changes a student; another group is a move from today by an order. */
export async function update(
  context: Context,
  userId: number,
  draft: Parsed<typeof contingent.update>['body'],
): Promise<Answer<typeof contingent.update>> {
  return withPasswords(context, draft.parentship?.length ?? 0, async (part, take) => {
    const person = await student(part, userId)
    allow(canEdit(part.actor, person))

    await changePerson(part, person, draft)
    await moveTo(part, userId, draft)
    part.announce(peopleChanged, part.actor.schoolId, { userIds: [userId] })
    return bindKnown(part, userId, draft.parentship ?? [], take)
  })
}

async function moveTo(context: Context, studentId: number, { groupId, order }: { groupId: number; order: string }) {
  const { actor, db, today } = context
  const schoolId = found(actor.schoolId)
  if ((await groupOf(db, schoolId, studentId, today)) === groupId) return
  allow(canPickGroup(actor))
  await refuseComing(context, studentId, 'groupId')
  await put(context, studentId, { groupId, date: today, order })
}
