import type { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { closingReminded } from '@qalam/contract/period-marks/events.ts'
import { quartersOf } from '@qalam/contract/period-marks/rules.ts'
import type { Answer, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { runsSchool } from '../policy.ts'
import { storeReminders } from '../repository/closings.ts'
import { type ClosingListRow, closingsOf, closingTotals, remindedOf } from '../views/closings.ts'

const lookingOf = ({ actor, quarterId, today }: Context) => ({ schoolId: found(actor.schoolId), quarterId, today })

const present = ({ teacherId, teacher, remindedBy: _, ...row }: ClosingListRow) => ({
  ...row,
  id: row.calendarPlanUuid,
  subgroup: row.subgroup || null,
  teacher: { id: teacherId, label: teacher },
})

/** Who has not closed the period yet. */
export async function closings(
  context: Context,
  query: Parsed<typeof periodMarks.closings>['query'],
): Promise<Answer<typeof periodMarks.closings>> {
  allow(runsSchool(context.actor))
  const looking = { ...lookingOf(context), ...(query.quarterId && { quarterId: query.quarterId }) }
  const totals = await closingTotals(context.db, looking)
  const { rows, ...page } = await pageOf(closingsOf(context.db, looking, query), query)
  return {
    ...page,
    rows: rows.map((row) => present(row)),
    quarterId: totals?.quarterId ?? 0,
    open: totals?.open ?? 0,
    closed: totals?.closed ?? 0,
  }
}

/** Asks teachers to close; answers how many plans were asked for. */
export async function remind(context: Context, uuids: readonly string[] | undefined): Promise<{ reminded: number }> {
  const { actor, db, now } = context
  allow(runsSchool(actor))
  const schoolId = found(actor.schoolId)
  const open = await closingsOf(db, lookingOf(context), { search: '', state: 'open' }).execute()
  const asked = uuids ? open.filter(({ calendarPlanUuid }) => uuids.includes(calendarPlanUuid)) : open
  if (asked.length === 0) return { reminded: 0 }
  await storeReminders(db, { schoolId, userId: actor.userId, at: now }, asked)
  for (const teacherId of new Set(asked.map((row) => row.teacherId)))
    context.announce(closingReminded, schoolId, { teacherId })
  return { reminded: asked.length }
}

export async function reminders({ actor, db }: Context): Promise<Answer<typeof periodMarks.reminders>> {
  const rows = await remindedOf(db, found(actor.schoolId), actor.userId)
  return rows.map(({ year, ...row }) => ({
    ...present(row),
    remindedBy: row.remindedBy ?? '',
    quarterId: year * 10 + found(quartersOf(row.period).at(-1)),
  }))
}
