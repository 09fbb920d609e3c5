import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'

type QuarterQuery = { actor: Actor; quarterId: number; today: string }

/** The day of a quarter of the caller's school that is nearest to today; today where the school has no such quarter. */
export async function dayOfQuarter(db: Db, { actor, quarterId, today }: QuarterQuery): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select greatest(least(${today}::date, school_quarter.ends_on), school_quarter.starts_on)::text as day
    from year_quarter school_quarter
    where school_quarter.school_id = ${actor.schoolId}::int and school_quarter.quarter_id = ${quarterId}`.execute(db)
  return rows[0]?.day ?? today
}
