import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = { enrolments: readonly string[]; was: readonly unknown[] }

/** Removes stays that were made, and gives other stays their end back. */
export async function takeBackImported(db: Db, schoolId: number, { enrolments, was }: Taken): Promise<void> {
  await sql`delete from enrolment where school_id = ${schoolId} and id = any(${enrolments}::int[])`.execute(db)
  await sql`update enrolment set until = w.until
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(id int, until date)
    where enrolment.school_id = ${schoolId} and enrolment.id = w.id`.execute(db)
}
