import { localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { dayOfMonth, dayShort, today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

/** When a talk was last written in: the clock today, else the day. */
export function shortMoment(instant: string): string {
  const at = new Date(instant)
  const day = localDay(at)
  return day === today() ? localClock(at) : dayShort(day)
}

export const clockOf = (instant: string): string => localClock(new Date(instant))

/** The head of a day in a talk. */
export function dayHead(day: string): string {
  return day === today() ? text('common.today') : `${dayOfMonth(day)}, ${weekdayLong(day)}`
}
