import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = { made: readonly string[]; was: readonly unknown[] }

/** Removes schemes that were made, and gives others their periods back. */
export async function takeBackSchemes(db: Db, schoolId: number, { made, was }: Taken): Promise<void> {
  await sql`delete from time_scheme where school_id = ${schoolId} and uuid = any(${made}::uuid[])`.execute(db)
  await sql`update time_scheme set periods = w.periods
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(uuid uuid, periods jsonb)
    where time_scheme.school_id = ${schoolId} and time_scheme.uuid = w.uuid`.execute(db)
}
