import { usualHours, type Hours } from '@qalam/contract/chat/rules/quiet.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Days that are looked at ahead for one on which people are told. */
const ahead = 21

/** Of the coming days those on which a school tells nobody: Sundays, its Saturdays without lessons, days off of all classes. */
export async function daysOff(db: Db, schoolId: number, today: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`select d.day::date as day
    from generate_series(${today}::date, ${today}::date + ${ahead}::int, interval '1 day') d (day)
    where (extract(isodow from d.day) = 7
      or (extract(isodow from d.day) = 6 and not exists (
        select from week_slot s where s.school_id = ${schoolId}::int and s.week_day = 6))
      or exists (select from free_day h where (h.school_id is null or h.school_id = ${schoolId}::int)
        and h.parallels is null and d.day between h.starts_on and h.ends_on))
    and not exists (select from taught_day w where w.school_id = ${schoolId}::int and w.day = d.day::date)`.execute(db)
  return new Set(rows.map(({ day }) => day))
}

/** The hours in which a person is told of messages. */
export async function hoursOf(db: Db, schoolId: number, userId: number): Promise<Hours | null> {
  const { rows } = await sql<Hours>`select to_char(h.from_time, 'HH24:MI') as "from",
      to_char(h.until_time, 'HH24:MI') as until
    from chat_hours h where h.school_id = ${schoolId}::int and h.user_id = ${userId}::int`.execute(db)
  return rows[0] ?? null
}

/** The hours of the one who is written to: those of a direct talk's other, else the school's. */
export const hoursFor = async (db: Db, schoolId: number, otherId: number | null): Promise<Hours> =>
  (otherId === null ? null : await hoursOf(db, schoolId, otherId)) ?? usualHours
