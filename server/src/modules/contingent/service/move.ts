import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { MoveEffect } from '@qalam/contract/contingent/coming.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { endWithStays, returnToHalves, tried } from '#modules/groups/halves/public.ts'
import { canEdit } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canManage } from '../policy.ts'
import { beginStay, endStay } from '../repository/stays.ts'
import { type AttendedLesson, attendedSince, comingOf } from '../views/coming.ts'
import { stayNow } from '../views/transfers.ts'
import { refuseClosed, refuseComing, soundBeginning } from './days.ts'
import { groupToPut } from './group.ts'
import { student } from './student.ts'

type Draft = Parsed<typeof contingent.move>['body']

/** Moves a student to another group from a day on, back or ahead. */
export async function move(context: Context, userId: number, draft: Draft): Promise<{}> {
  const { actor } = context
  allow(canManage(actor) && canEdit(actor, await student(context, userId)))
  await refuseComing(context, userId)
  return put(context, userId, draft)
}

/** What a move would do to the lessons that have begun: it is done, looked at and taken back. */
export async function movePreview(context: Context, userId: number, draft: Draft): Promise<MoveEffect> {
  const { actor, db, now, today } = context
  const of = { schoolId: found(actor.schoolId), studentId: userId, from: draft.date }
  const look = () => attendedSince(db, of, { today, clock: localClock(now) })
  const before = await look()
  const after = await tried(db, async () => {
    await move(context, userId, draft)
    return look()
  })
  return { loses: without(before, after), gets: without(after, before) }
}

function without(some: readonly AttendedLesson[], others: readonly AttendedLesson[]) {
  const known = new Set(others.map(({ uuid }) => uuid))
  const own = some.filter(({ uuid }) => !known.has(uuid))
  return {
    lessons: own.length,
    marks: own.filter(({ scored }) => scored).length,
    signs: own.filter(({ signed }) => signed).length,
  }
}

/** The move itself: the present stay ends as the new one begins, and the halves go with it. */
export async function put(context: Context, studentId: number, { groupId, date, order }: Draft): Promise<{}> {
  const { actor, db, today } = context
  const schoolId = found(actor.schoolId)
  const group = await groupToPut(context, groupId)
  const stay = await stayNow(db, schoolId, studentId, today)
  if (stay?.groupId === group.id) throw fieldProblem('groupId', 'group_same')
  if (stay && date < stay.since) throw fieldProblem('date', 'day_before_stay')
  await soundBeginning(context, group, date)
  if (stay) await refuseClosed(context, [stay.groupId], date)

  // A class of this year ends where the next year begins, which year's end may have set already.
  const later = (await comingOf(db, schoolId, studentId, today)).find(
    ({ since, year }) => since > date && year > group.year,
  )
  const change = { schoolId, studentId, on: date, order }
  await endStay(db, change, later?.since)
  await beginStay(db, group.id, change, later?.since)
  await endWithStays(db, schoolId, [studentId])
  await returnToHalves(db, schoolId, { studentId, groupId: group.id, on: date })
  context.announce(peopleChanged, schoolId, { userIds: [studentId] })
  return {}
}
