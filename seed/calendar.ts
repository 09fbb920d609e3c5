import { addDays, daysBetween, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { calendarOf, type SchoolCalendar, schools } from '../server/src/modules/schools/public.ts'

/** Days of a quarter that must lie behind today, so that the journal has something in it. */
const behind = 17
/** Days that must still come. */
const ahead = 10

/** The academic year a day belongs to; it begins in August, when schools prepare. */
export const yearOf = (today: string): number => Number(today.slice(0, 4)) - (today.slice(5, 7) >= '08' ? 0 : 1)

/**
 * The calendar of the demo school: the real one when today lies well inside a quarter of it, otherwise the same
 * calendar moved by whole weeks until it does. The demo is alive in July too.
 */
export function demoCalendar(today: string): SchoolCalendar {
  const calendar = calendarOf(yearOf(today))
  const inside = calendar.quarters.some(
    ({ startsOn, endsOn }) => daysBetween(startsOn, today) >= behind && daysBetween(today, endsOn) >= ahead,
  )
  if (inside) return calendar
  const second = calendar.quarters[1] ?? calendar.quarters[0]
  if (!second) return calendar
  const days = daysBetween(addDays(mondayOf(second.startsOn), 21), mondayOf(today))
  const moved = (day: string) => addDays(day, days)
  const quarters = calendar.quarters.map(({ id, startsOn, endsOn }) => ({
    id,
    startsOn: moved(startsOn),
    endsOn: moved(endsOn),
  }))
  const holidays = calendar.holidays.filter(({ kind, parallels }) => kind !== 'rest' || parallels !== null)
  return { ...calendar, quarters, holidays: [...holidays, ...schools.breaksBetween(quarters)] }
}

/** The number of the quarter that a day lies in; of the demo's calendar there is always one for its day. */
export const quarterOn = ({ quarters }: SchoolCalendar, day: string): number | undefined =>
  quarters.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.id

/** Whole weeks of each quarter. */
export const weeksOf = ({ quarters }: SchoolCalendar): number[] =>
  quarters.map(({ startsOn, endsOn }) => Math.floor((daysBetween(startsOn, endsOn) + 3) / 7))
