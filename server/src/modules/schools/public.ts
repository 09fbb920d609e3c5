import { yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { Db } from '#platform/db/db.ts'
import { quarterOn } from './policy.ts'
import { quartersOf } from './views.ts'

/** The number of the quarter that a day belongs to in a school; null while the school has none. */
async function quarterOf(db: Db, schoolId: number, day: string): Promise<number | null> {
  return quarterOn(await quartersOf(db, schoolId), day)?.id ?? null
}

/** The start year of the academic year of a quarter, else of a day; null while the school has no quarters. */
export async function academicYear(
  db: Db,
  schoolId: number,
  day: string,
  quarterId: number | null,
): Promise<number | null> {
  const quarter = quarterId ?? (await quarterOf(db, schoolId, day))
  return quarter === null ? null : yearOfQuarter(quarter)
}

export { calendarOf, type SchoolCalendar } from './calendar.ts'
export type { WeekLength } from './days-off.ts'
export { type KnownSchool, schoolsCalled } from './views.ts'
export { takeBackSchool } from './repository-back.ts'
export { flagOn } from './configured.ts'
export { logoAddress } from './logo.ts'
export * as schools from './repository-bulk.ts'
