import { addDays, weekDay } from '@qalam/contract/kernel/calendar.ts'
import {
  breaksBetween,
  gradeOneWeek,
  publicDaysOff,
  type SchoolHoliday,
  type WeekLength,
  type WorkingDay,
} from './days-off.ts'

export type SchoolQuarter = { id: number; startsOn: string; endsOn: string }
export type SchoolCalendar = {
  year: number
  /** Whether nobody has ordered this year's quarters yet: they are the nearest known ones, moved. */
  isInvented: boolean
  quarters: SchoolQuarter[]
  holidays: SchoolHoliday[]
  working: WorkingDay[]
}

/** First and last days of the quarters, by the ministry's yearly order (2026-27: order 213 of 29.07.2026). */
const quarterDays: Record<number, readonly [string, string][]> = {
  2024: [
    ['2024-09-02', '2024-10-27'],
    ['2024-11-04', '2024-12-29'],
    ['2025-01-09', '2025-03-20'],
    ['2025-04-01', '2025-05-25'],
  ],
  2025: [
    ['2025-09-01', '2025-10-26'],
    ['2025-11-03', '2025-12-28'],
    ['2026-01-08', '2026-03-18'],
    ['2026-03-30', '2026-05-25'],
  ],
  2026: [
    ['2026-09-01', '2026-10-25'],
    ['2026-11-02', '2026-12-27'],
    ['2027-01-11', '2027-03-21'],
    ['2027-03-29', '2027-05-25'],
  ],
}

/** The week of grade 1, by the same orders. */
const gradeOneWeeks: Record<number, [string, string]> = {
  2024: ['2025-02-10', '2025-02-16'],
  2025: ['2026-02-09', '2026-02-15'],
  2026: ['2027-02-08', '2027-02-14'],
}

/** The first day of September that is no weekend. */
function firstBell(year: number): string {
  const first = `${year}-09-01`
  return weekDay(first) < 6 ? first : addDays(first, 8 - weekDay(first))
}

/** The quarters of a year that has no order yet: those of the nearest year, moved by whole weeks; lessons end on 25 May. */
function inventedQuarters(year: number, nearest: number): readonly [string, string][] {
  const days = 7 * Math.round(((year - nearest) * 365.2425) / 7)
  const known = quarterDays[nearest] ?? []
  return known.map(([from, to], index) => [
    index === 0 ? firstBell(year) : addDays(from, days),
    index === known.length - 1 ? `${year + 1}-05-25` : addDays(to, days),
  ])
}

/** The calendar of an academic year for a school that works five or six days a week. */
export function calendarOf(year: number, week: WeekLength = 5): SchoolCalendar {
  const known = Object.keys(quarterDays).map(Number)
  const nearest = known.reduce((best, each) => (Math.abs(each - year) < Math.abs(best - year) ? each : best))
  const quarters = (quarterDays[year] ?? inventedQuarters(year, nearest)).map(([startsOn, endsOn], index) => ({
    id: year * 10 + index + 1,
    startsOn,
    endsOn,
  }))
  const days = 7 * Math.round(((year - nearest) * 365.2425) / 7)
  const rest = (gradeOneWeeks[nearest] ?? []).map((day) => addDays(day, days))
  const holidays = [...publicDaysOff(year, week), ...breaksBetween(quarters)]
  const [from, to] = rest
  if (from && to) holidays.push(gradeOneWeek(from, to))
  return { year, isInvented: nearest !== year, quarters, holidays, working: [] }
}

/** What those who work above a school see: the country's days off of the years that a stretch touches. */
export function daysOffOfCountry(from: string, to: string): SchoolHoliday[] {
  const years = [Number(from.slice(0, 4)) - 1, Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return [...new Set(years)]
    .flatMap((year) => calendarOf(year).holidays)
    .filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
}
