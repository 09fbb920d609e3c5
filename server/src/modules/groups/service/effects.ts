import type { SplitEffect } from '@qalam/contract/groups/subgroups.ts'
import { dottedOf, localClock } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import { tried } from '../repository/members.ts'
import { type Attended, attendedOf, daysOf } from '../views/times.ts'

type OfSubject = { schoolId: number; groupId: number; subjectId: number }

/** A change is dated after the last closed period of a half and not after the year; today is always allowed. */
export async function refuseDay(
  { db, today }: Context,
  { year, ...of }: OfSubject & { year: number },
  day: string,
): Promise<void> {
  if (day === today) return
  const { first, last } = await daysOf(db, of, year)
  if (day < first) throw fieldProblem('day', 'half_closed', { day: dottedOf(first) })
  if (day > last) throw fieldProblem('day', 'half_year_over', { day: dottedOf(last) })
}

/** What an act would do to the lessons of pupils that have begun: it is done, looked at and taken back. */
export async function effectsOf(
  { db, now, today }: Context,
  of: OfSubject,
  studentIds: readonly number[],
  act: () => Promise<void>,
): Promise<{ pupils: SplitEffect[] }> {
  const look = () => attendedOf(db, of, studentIds, { today, clock: localClock(now) })
  const before = await look()
  const after = await tried(db, async () => {
    await act()
    return look()
  })
  const [lost, got] = [without(before, after), without(after, before)]
  const names = new Map([...lost, ...got].map(({ studentId, name }) => [studentId, name]))
  return {
    pupils: [...names].map(([id, name]) => ({ id, name, loses: countedIn(lost, id), gets: countedIn(got, id) })),
  }
}

const keyOf = ({ studentId, uuid }: Attended): string => `${studentId} ${uuid}`

function without(some: readonly Attended[], others: readonly Attended[]): Attended[] {
  const known = new Set(others.map(keyOf))
  return some.filter((one) => !known.has(keyOf(one)))
}

function countedIn(some: readonly Attended[], id: number) {
  const own = some.filter(({ studentId }) => studentId === id)
  return {
    lessons: own.length,
    marks: own.filter(({ scored }) => scored).length,
    signs: own.filter(({ signed }) => signed).length,
  }
}
