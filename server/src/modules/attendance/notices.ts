import type { attendance } from '@qalam/contract/attendance/api.ts'
import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import {
  longestNotice,
  mostNotices,
  noticeAhead,
  type AbsenceNoticeDraft,
  type OwnNotice,
} from '@qalam/contract/attendance/notices.ts'
import * as problems from '@qalam/contract/attendance/problems.ts'
import { noChild } from '@qalam/contract/diary/problems.ts'
import { daysBetween } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { schools } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canGiveNotice } from './policy.ts'
import { noticeCalled, noticeOfChild, storeNotice, storeWithdrawal } from './repository.ts'
import { childOf, noticesOf, openNotices, studiesBetween } from './views/notices.ts'

/** What was told of a student, the latest days first. A student reads and writes nothing. */
export async function list(context: Context, query: Parsed<typeof attendance.notices>['query']) {
  const { actor, db, today } = context
  const known = await childOf(db, actor, query.userId)
  if (!known && isParent(actor) && query.userId === undefined) throw noChild()
  const child = found(known)
  const { rows, ...page } = await pageOf(noticesOf(db, child, query), query)
  const give = canGiveNotice(actor)
  return {
    ...page,
    rows: rows.map(({ at, withdrawnAt, withdrawnBy, ...row }): OwnNotice => ({
      ...row,
      at: at.toISOString(),
      withdrawn: withdrawnAt && withdrawnBy ? { by: withdrawnBy, at: withdrawnAt.toISOString() } : null,
      can: { withdraw: give && withdrawnAt === null && row.until >= today },
    })),
    student: { userId: child.id, fullName: child.fullName },
    can: { give },
  }
}

/** Tells the school of a child that the child will be away. */
export async function give(context: Context, draft: AbsenceNoticeDraft): Promise<{}> {
  const { actor, db, now, today } = context
  allow(canGiveNotice(actor))
  const child = found(await childOf(db, actor, draft.userId))
  const before = await noticeCalled(db, child.schoolId, draft.uuid)
  if (before) {
    if (!isSame(before, { ...draft, by: actor.userId })) throw problems.noticeReused()
    return {}
  }

  await schools.refuseClosed(db, child.schoolId)
  refuseDays(draft, today)
  if (!(await studiesBetween(db, child, draft.from, draft.until))) throw problems.notStudying()
  if ((await openNotices(db, child, today)) >= mostNotices) throw problems.tooManyNotices({ most: mostNotices })
  await storeNotice(db, child.schoolId, draft, { by: actor.userId, at: now })
  context.announce(absenceNoticed, child.schoolId, { studentId: child.id })
  return {}
}

function refuseDays({ from, until }: AbsenceNoticeDraft, today: string): void {
  if (from < today) throw fieldProblem('from', 'absence-past')
  if (daysBetween(today, from) > noticeAhead) throw fieldProblem('from', 'absence-far', { days: noticeAhead })
  if (daysBetween(from, until) >= longestNotice) throw fieldProblem('until', 'too-many-days', { max: longestNotice })
}

type Written = Omit<AbsenceNoticeDraft, 'uuid' | 'kind'> & { kind: string; by: number }
const isSame = (one: Written, other: Written): boolean =>
  (['userId', 'from', 'until', 'kind', 'words', 'by'] as const).every((name) => one[name] === other[name])

/** Takes a notice back. What was taken back stays so, and says who did it first. */
export async function withdraw(context: Context, uuid: string): Promise<{}> {
  const { actor, db, now, today } = context
  allow(canGiveNotice(actor))
  const { schoolId, studentId, until } = found(await noticeOfChild(db, actor.userId, uuid))
  if (until < today) throw problems.noticeOver()
  if (await storeWithdrawal(db, schoolId, uuid, { by: actor.userId, at: now }))
    context.announce(absenceNoticed, schoolId, { studentId })
  return {}
}
