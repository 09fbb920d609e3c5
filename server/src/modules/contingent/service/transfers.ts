import type { contingent } from '@qalam/contract/contingent/api.ts'
import { transferIsOpen } from '@qalam/contract/contingent/problems.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { endWithStays, returnToHalves } from '#modules/groups/halves/public.ts'
import { accounts } from '#modules/auth/public.ts'
import { replaceGuardians } from '#modules/people/guardians/public.ts'
import { people } from '#modules/people/public.ts'
import { certifyTaken, type Signer } from '#modules/period-marks/public.ts'
import { canRemove } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canManage } from '../policy.ts'
import { beginStay, endStay } from '../repository/stays.ts'
import { insertTransfer, lockOpen, type OpenTransfer, settle } from '../repository/transfers.ts'
import * as views from '../views/transfers.ts'
import { refuseClosed, soundDay } from './days.ts'
import { groupToPut } from './group.ts'
import { student } from './student.ts'

/** The transfers to the caller's school and from it. */
export async function transfers(context: Context) {
  const schoolId = managed(context)
  return {
    incoming: await views.transfersOf(context.db, schoolId, 'to'),
    outgoing: await views.transfersOf(context.db, schoolId, 'from'),
  }
}

export const otherSchools = (context: Context, words: string) => views.schoolsNamed(context.db, managed(context), words)

/** The old school lets a student go by an order; until the new one takes the student, nothing changes. */
export async function letGo(
  context: Context,
  userId: number,
  { schoolId: to, date, order }: Parsed<typeof contingent.letGo>['body'],
): Promise<{}> {
  const { db, now, today } = context
  const from = managed(context)
  allow(canRemove(context.actor, await student(context, userId)))
  if (to === from || !(await views.isSchool(db, to))) throw fieldProblem('schoolId', 'group_unknown')
  const stay = await views.stayNow(db, from, userId, today)
  if (stay && date < stay.since) throw fieldProblem('date', 'day_before_stay')
  if (stay) await refuseClosed(context, [stay.groupId], date)

  await insertTransfer(db, { from, to, studentId: userId, leavesOn: date, order, now }).catch(
    orRefuse('student_transfer_open', transferIsOpen()),
  )
  context.announce(peopleChanged, from, { userIds: [userId] })
  context.announce(peopleChanged, to, { userIds: [] })
  return {}
}

/** The old school keeps the student after all. */
export async function withdraw(context: Context, id: number): Promise<{}> {
  const schoolId = managed(context)
  const transfer = await open(context, id, ({ from }) => from === schoolId)
  await settle(context.db, id, 'withdrawn', context.now)
  return told(context, transfer)
}

/** The new school does not take the student. */
export async function decline(context: Context, id: number): Promise<{}> {
  const schoolId = managed(context)
  const transfer = await open(context, id, ({ to }) => to === schoolId)
  await settle(context.db, id, 'declined', context.now)
  return told(context, transfer)
}

/**
 * The new school takes the student: the old stay ends on the day of its order, the old place goes to the archive with
 * marks and history, and the same person with the same account and parents gets a place here. What the old school gave is
 * certified and comes along.
 */
export async function take(
  signer: Signer,
  context: Context,
  id: number,
  { iin, groupId, date, order }: Parsed<typeof contingent.take>['body'],
): Promise<{ userId: number }> {
  const { db, now } = context
  const schoolId = managed(context)
  const transfer = await open(context, id, ({ to }) => to === schoolId)
  if (transfer.iin !== null && transfer.iin !== iin) throw fieldProblem('iin', 'transfer_iin')
  const group = await groupToPut(context, groupId)
  soundDay(context, date, undefined)
  await refuseClosed(context, [group.id], date)
  if (date < transfer.leavesOn) throw fieldProblem('date', 'transfer_early', { day: dottedOf(transfer.leavesOn) })

  await leaveOld(context, transfer)
  const userId = await placeHere(context, transfer)
  await beginStay(db, group.id, { schoolId, studentId: userId, on: date, order })
  await returnToHalves(db, schoolId, { studentId: userId, groupId: group.id, on: date })
  await bringFamily(context, transfer, userId)
  await people.change(db, transfer.personId, {})
  await settle(db, id, { takenAs: userId, takenOn: date }, now)
  const { from, studentId, leavesOn } = transfer
  await certifyTaken(signer, context, { transferId: id, from, studentId, to: schoolId, takenAs: userId, leavesOn })
  told(context, transfer)
  return { userId }
}

/** The parents come along, and what the old school handed out the new one answers for, where nothing is left there. */
async function bringFamily({ actor, db, today }: Context, transfer: OpenTransfer, studentId: number): Promise<void> {
  const { from, to: schoolId } = transfer
  const parents = await views.parentsOf(db, from, transfer.studentId)
  const bound = { by: actor.userId, on: today, agreed: 'school' as const }
  if (parents.length > 0) await replaceGuardians(db, { schoolId, studentId, parents }, bound)
  const personIds = [transfer.personId, ...parents.map(({ personId }) => personId)]
  await accounts.passOn(db, personIds, { from, to: schoolId })
}

async function leaveOld({ db, now }: Context, { from, studentId, leavesOn, order }: OpenTransfer): Promise<void> {
  await endStay(db, { schoolId: from, studentId, on: leavesOn, order })
  await endWithStays(db, from, [studentId])
  await people.changePlace(db, from, studentId, { archived_at: now })
}

/** The place of the person among the students here: one that was left is opened again. */
async function placeHere({ actor, db, now }: Context, transfer: OpenTransfer): Promise<number> {
  const places = await people.placesIn(db, transfer.to, transfer.personId)
  const before = places.find(({ role }) => role === 'student')
  if (before && before.archived_at === null) throw fieldProblem('iin', 'person-here')
  if (before) {
    await people.changePlace(db, transfer.to, before.id, { archived_at: null, waiting: false, placed_at: now })
    return before.id
  }
  return people.addPlace(db, {
    person_id: transfer.personId,
    school_id: transfer.to,
    role: 'student',
    created_by: actor.userId,
    is_in_statistic: transfer.isInStatistic,
    placed_at: now,
  })
}

async function open({ db }: Context, id: number, isOurs: (transfer: OpenTransfer) => boolean): Promise<OpenTransfer> {
  const transfer = found(await lockOpen(db, id))
  return found(isOurs(transfer) ? transfer : null)
}

function managed({ actor }: Context): number {
  allow(canManage(actor))
  return found(actor.schoolId)
}

function told(context: Context, { from, to, studentId }: OpenTransfer): {} {
  context.announce(peopleChanged, from, { userIds: [studentId] })
  context.announce(peopleChanged, to, { userIds: [] })
  return {}
}
