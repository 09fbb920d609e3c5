import type { attendance, AttendanceDay, Missed } from '@qalam/contract/attendance/api.ts'
import type { ComingNotice } from '@qalam/contract/attendance/notices.ts'
import { spanRefused } from '@qalam/contract/attendance/problems.ts'
import { daysBetween, localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { seesEveryGroup } from './policy.ts'
import { dayOf, groupsOf, type GroupSeen } from './views/day.ts'
import { missedIn, type MissedRow } from './views/missed.ts'
import { comingNotices } from './views/notices.ts'

const seen = ({ actor, db, today }: Context): Promise<GroupSeen[]> =>
  groupsOf(db, { schoolId: found(actor.schoolId), userId: actor.userId, all: seesEveryGroup(actor), today })

/** A group's day. A group that the caller may not look at is refused, and so is another school's. */
export async function day(
  context: Context,
  { groupId, date = context.today }: Parsed<typeof attendance.day>['query'],
): Promise<AttendanceDay> {
  const { actor, db, now, today } = context
  const groups = await seen(context)
  const group = groupId === undefined ? (groups.find(({ isOwn }) => isOwn) ?? groups[0]) : oneOf(groups, groupId)
  const listed = groups.map(({ id, label }) => ({ id, label }))
  if (!group) return { date, group: null, groups: listed, lessons: [], rows: [] }
  const schoolId = found(actor.schoolId)
  const facts = await dayOf(db, { schoolId, groupId: group.id, date, today, clock: localClock(now) })
  return { date, group: { id: group.id, label: group.label }, groups: listed, ...facts }
}

function oneOf(groups: readonly GroupSeen[], id: number): GroupSeen {
  const group = groups.find((one) => one.id === id)
  allow(group !== undefined)
  return found(group)
}

type Asked = Parsed<typeof attendance.report>['query']

/** Days of the longest span. */
const longest = 366

async function spanOf(context: Context, { groupId, from, to }: Pick<Asked, 'groupId' | 'from' | 'to'>) {
  const { actor, today } = context
  const span = { from: from ?? `${today.slice(0, 7)}-01`, to: to ?? today }
  const days = daysBetween(span.from, span.to)
  if (days < 0 || days > longest) throw spanRefused()
  return { ...span, schoolId: found(actor.schoolId), groups: await asked(context, groupId) }
}

/** The one group, or all that the caller may look at. */
async function asked(context: Context, groupId: number | undefined): Promise<number[]> {
  const groups = await seen(context)
  return (groupId === undefined ? groups : [oneOf(groups, groupId)]).map(({ id }) => id)
}

/** What families told of today and of the days to come. */
export async function coming(context: Context, query: Parsed<typeof attendance.coming>['query']) {
  const { actor, db, today } = context
  const reach = { schoolId: found(actor.schoolId), groups: await asked(context, query.groupId), today }
  const { rows, ...page } = await pageOf(comingNotices(db, reach, query), query)
  return { ...page, rows: rows.map(({ at, ...row }): ComingNotice => ({ ...row, at: at.toISOString() })) }
}

export async function report(context: Context, query: Asked) {
  const missed = missedIn(context.db, await spanOf(context, query), query)
  const { rows, ...page } = await pageOf(missed, query)
  return { ...page, rows: rows.map(present) }
}

/** All that the report shows. */
export async function wholeReport(context: Context, query: Omit<Asked, 'page' | 'limit'>): Promise<Missed[]> {
  const missed = missedIn(context.db, await spanOf(context, query), query)
  return (await missed.limit(longestFile).execute()).map(present)
}

const present = ({ id, fullName, group, lessons, absent, excused, ill, late, days }: MissedRow): Missed => ({
  ...{ id, fullName, group, lessons, absent, excused, ill, late, days },
})
