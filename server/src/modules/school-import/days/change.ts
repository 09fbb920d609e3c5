import { addDays, daysBetween, localDay, weekDay, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { lessonsOfDays } from '#modules/schedule/public.ts'
import {
  addDayOff,
  holdDays,
  holidaysBetween,
  quartersOf,
  removeDayOff,
  removeWorkingDays,
  storeWorkingDays,
  workingDaysFrom,
  worksOnSaturdays,
} from '#modules/schools/days/public.ts'
import { calendarOf } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'
import { namedDay } from '../commit/days.ts'

type Done = { state: 'done'; lessons: number; themes: number; assessments: number }
/** What became of a change of a school's days. Nothing is written unless it is `done`. */
export type DaysOutcome =
  | Done
  /** Lessons that were conducted or hold marks, homework or materials stand there. */
  | { state: 'kept'; kept: number }
  /** The day is no day of a quarter. */
  | { state: 'outside' }
  /** A Sunday has no timetable of its own. */
  | { state: 'no-timetable' }
  /** The day is off, or worked, already. */
  | { state: 'nothing-to-do' }

const isOffOn = async (db: Db, schoolId: number, day: string): Promise<boolean> =>
  (await holidaysBetween(db, schoolId, day, day)).some(({ parallels }) => parallels === null)

/** Gives a school days off, both ends included: their lessons go, and their themes to the next lessons of the quarter. */
export async function addDaysOff(
  db: Db,
  schoolId: number,
  { from, until, name }: { from: string; until: string; name: string },
): Promise<DaysOutcome> {
  await holdDays(db, schoolId)
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at))
  const off = await Promise.all(days.map((day) => isOffOn(db, schoolId, day)))
  if (off.every(Boolean)) return { state: 'nothing-to-do' }
  const change = await lessonsOfDays.clear(db, schoolId, from, until)
  if ('kept' in change) return { state: 'kept', ...change }
  await removeWorkingDays(db, schoolId, from, until)
  const day = { startsOn: from, endsOn: until, parallels: null, kind: 'own' as const }
  await addDayOff(db, schoolId, { ...day, name: namedDay('off', name) })
  return { state: 'done', ...change }
}

/** Makes a day a working one, by the timetable of its own weekday or of another: its lessons come, and themes move up. */
export async function addWorkingDay(
  db: Db,
  schoolId: number,
  { day, like, name }: { day: string; like: number | null; name: string },
): Promise<DaysOutcome> {
  await holdDays(db, schoolId)
  const quarters = await quartersOf(db, schoolId)
  if (!quarters.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return { state: 'outside' }
  const follows = like ?? weekDay(day)
  if (follows > 6) return { state: 'no-timetable' }
  await removeDayOff(db, schoolId, day)
  // The lessons of its own weekday give way to those of another.
  if (follows !== weekDay(day)) {
    const change = await lessonsOfDays.clear(db, schoolId, day, day)
    if ('kept' in change) return { state: 'kept', ...change }
    await storeWorkingDays(db, schoolId, [{ day, weekDay: follows, name: namedDay('working', name) }])
  }
  const change = await lessonsOfDays.fill(db, schoolId, day, follows)
  return { state: 'done', ...change }
}

/** Takes back what was said of a day: a day off is worked again, a working day is what the country's calendar says. */
export async function removeDay(db: Db, schoolId: number, day: string): Promise<DaysOutcome> {
  await holdDays(db, schoolId)
  const [worked] = (await workingDaysFrom(db, schoolId, day)).filter((one) => one.day === day)
  if (!worked) {
    if (!(await isOffOn(db, schoolId, day))) return { state: 'nothing-to-do' }
    return addWorkingDay(db, schoolId, { day, like: null, name: '' })
  }
  const change = await lessonsOfDays.clear(db, schoolId, day, day)
  if ('kept' in change) return { state: 'kept', ...change }
  await removeWorkingDays(db, schoolId, day, day)
  const holiday = await countrysOn(db, schoolId, day)
  if (holiday) await addDayOff(db, schoolId, { ...holiday, startsOn: day, endsOn: day })
  else if (weekDay(day) < 6 || (await worksOnSaturdays(db, schoolId)))
    return { state: 'done', ...(await lessonsOfDays.fill(db, schoolId, day, weekDay(day))) }
  return { state: 'done', ...change }
}

/** The country's day off for all grades on a day, if it is one. */
async function countrysOn(db: Db, schoolId: number, day: string) {
  const quarter = (await quartersOf(db, schoolId)).findLast(({ startsOn }) => startsOn <= day)
  if (!quarter) return undefined
  const week = (await worksOnSaturdays(db, schoolId)) ? 6 : 5
  return calendarOf(yearOfQuarter(quarter.id), week).holidays.find(
    ({ startsOn, endsOn, parallels }) => startsOn <= day && day <= endsOn && parallels === null,
  )
}

/** The days off of a school from the current academic year on, and those it works although the calendar does not. */
export async function daysOf(db: Db, schoolId: number, now: Date) {
  const today = localDay(now)
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) >= '08' ? 0 : 1)
  const from = `${year}-08-01`
  return {
    off: await holidaysBetween(db, schoolId, from, `${year + 2}-07-31`),
    working: await workingDaysFrom(db, schoolId, from),
  }
}
