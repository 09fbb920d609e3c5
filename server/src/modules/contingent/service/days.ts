import { daysOfYear, lastDayAhead } from '@qalam/contract/contingent/days.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { comingOf, firstOpenDay } from '../views/coming.ts'

/** What ends is of today or of a day before, and never reaches behind the stay that it ends. */
export function soundDay({ today }: Context, date: string, since: string | undefined): void {
  if (date > today) throw fieldProblem('date', 'day_to_come')
  if (since !== undefined && date < since) throw fieldProblem('date', 'day_before_stay')
}

type OpenGroup = { id: number; year: number }

/** A day ahead lies in the year of the class and in this year or the next one; a day back is refused by closed periods. */
export async function soundBeginning(context: Context, group: OpenGroup, date: string, field = 'date'): Promise<void> {
  const last = lastDayAhead(context.today)
  if (date > last) throw fieldProblem(field, 'day_far', { day: dottedOf(last) })
  const { from, to } = daysOfYear(group.year)
  if (date > context.today && (date < from || date > to))
    throw fieldProblem(field, 'day_outside_class', { from: dottedOf(from), to: dottedOf(to) })
  await refuseClosed(context, [group.id], date, field)
}

/** A day before today lies after the last period that is closed in a plan of the classes. */
export async function refuseClosed(
  { actor, db, today }: Context,
  groupIds: readonly number[],
  date: string,
  field = 'date',
): Promise<void> {
  if (date >= today) return
  const first = await firstOpenDay(db, found(actor.schoolId), groupIds)
  if (first !== null && date < first) throw fieldProblem(field, 'day_closed', { day: dottedOf(first) })
}

/** Another move is not written over: whoever set it is told by what stands in the list. */
export async function refuseComing({ actor, db, today }: Context, studentId: number, field = 'date'): Promise<void> {
  const coming = (await comingOf(db, found(actor.schoolId), studentId, today)).find(({ set }) => set)
  if (coming) throw fieldProblem(field, 'move_coming', { day: dottedOf(coming.since) })
}
