import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { WorkingDay } from '../days-off.ts'

/** The days that a school works although the week or the calendar does not, from a day on. */
export async function workingDaysFrom(db: Db, schoolId: number, from: string): Promise<WorkingDay[]> {
  const { rows } = await sql<WorkingDay>`select w.day, w.week_day as "weekDay", w.name from working_day w
    where w.school_id = ${schoolId} and w.day >= ${from}::date order by w.day limit 400`.execute(db)
  return rows
}

/** Whether a school has a lesson on Saturdays in its reference week. */
export async function worksOnSaturdays(db: Db, schoolId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from week_slot s where s.school_id = ${schoolId} and s.week_day = 6 limit 1`.execute(db)
  return rows.length > 0
}
