import { addDays, localClock, localDay, localMidnight } from '../../kernel/calendar.ts'

/** Nobody is told of a message between these hours, nor on days off. */
export const quietFrom = '21:00'
export const quietUntil = '07:00'
/** From this hour on a lead is told of an absence at once, quiet hours or not. */
export const absenceFrom = '06:00'

/** When somebody answers; the hours of the school where they set none. */
export type Hours = { from: string; until: string }
export const usualHours: Hours = { from: quietUntil, until: quietFrom }

/** Days ahead that are looked at for one that is no day off; a longer stretch ends by itself. */
const furthest = 21

/** The instant so many milliseconds later; earlier where they are negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** The instant that a text names. */
export const instantOf = (text: string): Date => new Date(text)

/** The instant of a local day and clock. */
export const instantAt = (day: string, clock: string): Date =>
  new Date(localMidnight(day).getTime() + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000)

type Told = {
  now: Date
  hours: Hours
  isOff: (day: string) => boolean
  urgent: boolean
  /** The template by which a family tells the lead of an absence. */
  absence: boolean
}

/** Whether nobody is told of an ordinary message at this moment. */
export const isQuiet = (now: Date, hours: Hours, isOff: (day: string) => boolean): boolean =>
  isOff(localDay(now)) || localClock(now) < hours.from || localClock(now) >= hours.until

/**
 * When people are told of a message. It is stored at once; in quiet hours and on days off they are told when the next
 * school day begins. What is urgent, and an absence from six in the morning, is told at once.
 */
export function tellAt({ now, hours, isOff, urgent, absence }: Told): Date {
  if (urgent || (absence && localClock(now) >= absenceFrom) || !isQuiet(now, hours, isOff)) return now
  return nextBeginning(now, hours, isOff, absence ? absenceFrom : hours.from)
}

/** When the next day begins on which people are told. */
export function nextBeginning(
  now: Date,
  hours: Hours,
  isOff: (day: string) => boolean,
  clock: string = hours.from,
): Date {
  const today = localDay(now)
  const first = localClock(now) < clock ? 0 : 1
  for (let ahead = first; ahead < furthest; ahead++) {
    const day = addDays(today, ahead)
    if (!isOff(day)) return instantAt(day, clock)
  }
  return instantAt(addDays(today, furthest), clock)
}
