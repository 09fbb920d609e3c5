import { addDays, localMidnight } from '@qalam/contract/kernel/calendar.ts'

/** The instant before another, as ISO 8601. */
export const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString()

/** The last instant of a school day. */
export const endOf = (day: string): string => justBefore(localMidnight(addDays(day, 1)).toISOString())
