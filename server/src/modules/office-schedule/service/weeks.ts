import { addDays, daysBetween, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { calendarOf } from '../views/calendar.ts'

type Weeks = { quarterId: number | null; weeks: { weekStart: string; weekEnd: string; current: boolean }[] }

/** The weeks of a quarter, also those that only begin or end in it. */
export async function quarterWeeks(
  { actor, db, today, quarterId: header }: Context,
  asked: { quarterId?: number | undefined },
): Promise<Weeks> {
  const { quarters } = await calendarOf(db, found(actor.schoolId))
  const wanted = asked.quarterId ?? header
  const next = quarters.find(({ endsOn }) => endsOn >= today) ?? quarters.at(-1)
  const quarter = wanted === null ? next : quarters.find(({ id }) => id === wanted)
  if (!quarter) return { quarterId: null, weeks: [] }

  const first = mondayOf(quarter.startsOn)
  const count = Math.floor(daysBetween(first, quarter.endsOn) / 7) + 1
  const weeks = Array.from({ length: count }, (_, index) => addDays(first, index * 7))
  return {
    quarterId: quarter.id,
    weeks: weeks.map((monday) => ({
      weekStart: monday,
      weekEnd: addDays(monday, 6),
      current: monday === mondayOf(today),
    })),
  }
}
