import type { Coming } from '@qalam/contract/contingent/coming.ts'
import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { endWithStays, openAgain, returnToHalves } from '#modules/groups/halves/public.ts'
import { canEdit, canRemove, setArchived } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canManage } from '../policy.ts'
import { rebeginStay, removeStay } from '../repository/stays.ts'
import { allComing, lockComing } from '../views/coming.ts'
import { soundBeginning } from './days.ts'
import { put } from './move.ts'
import { groupToPut } from './group.ts'
import { student } from './student.ts'

type Draft = Parsed<typeof contingent.changeComing>['body']

/** Moves and arrivals of the caller's school that are dated ahead. */
export const coming = ({ db, today, actor }: Context): Promise<Coming[]> => {
  allow(canManage(actor))
  return allComing(db, found(actor.schoolId), today)
}

/** Another class, day or order: a move is taken back and set anew, an arrival begins otherwise. */
export async function changeComing(context: Context, stayId: number, draft: Draft): Promise<{}> {
  const { schoolId, stay } = await held(context, stayId)
  const { studentId } = stay
  allow(canEdit(context.actor, await student(context, studentId)))
  if (stay.moves) {
    await goneBack(context, schoolId, stay)
    return put(context, studentId, draft)
  }
  const group = await groupToPut(context, draft.groupId)
  await soundBeginning(context, group, draft.date)
  await rebeginStay(context.db, schoolId, stayId, { groupId: group.id, since: draft.date, order: draft.order })
  await endWithStays(context.db, schoolId, [studentId])
  await returnToHalves(context.db, schoolId, { studentId, groupId: group.id, on: draft.date })
  context.announce(peopleChanged, schoolId, { userIds: [studentId] })
  return {}
}

/** What was to come never was: who was to move stays, who was to arrive goes to the archive. */
export async function takeBack(context: Context, stayId: number): Promise<{}> {
  const { schoolId, stay } = await held(context, stayId)
  const person = await student(context, stay.studentId)
  allow(stay.moves ? canEdit(context.actor, person) : canRemove(context.actor, person))
  await goneBack(context, schoolId, stay)
  if (stay.moves) context.announce(peopleChanged, schoolId, { userIds: [stay.studentId] })
  else await setArchived(context, person, true)
  return {}
}

async function held({ actor, db, today }: Context, stayId: number) {
  allow(canManage(actor))
  const schoolId = found(actor.schoolId)
  return { schoolId, stay: found(await lockComing(db, schoolId, stayId, today)) }
}

/** The stay before goes on as if nothing had been set, with its halves. */
async function goneBack({ db }: Context, schoolId: number, stay: { id: number; studentId: number; since: string }) {
  await removeStay(db, { schoolId, ...stay })
  await endWithStays(db, schoolId, [stay.studentId])
  await openAgain(db, schoolId, [stay.studentId], stay.since)
}
