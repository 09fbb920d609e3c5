import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = {
  quarters: readonly string[]
  holidays: readonly string[]
  workingDays: readonly string[]
  was: readonly unknown[]
}

/** Removes quarters and days that were made, and gives the school its own data back. */
export async function takeBackSchool(
  db: Db,
  schoolId: number,
  { quarters, holidays, workingDays, was }: Taken,
): Promise<void> {
  await sql`delete from working_day where school_id = ${schoolId} and day = any(${workingDays}::date[])`.execute(db)
  await sql`delete from holiday where school_id = ${schoolId} and id = any(${holidays}::int[])`.execute(db)
  await sql`delete from school_quarter where school_id = ${schoolId} and quarter_id = any(${quarters}::int[])`.execute(
    db,
  )
  await sql`update school set name = w.name, address = w.address, region_id = w.region_id,
      department_id = w.department_id, type = w.type, default_language = w.default_language
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb)
      as w(name jsonb, address text, region_id smallint, department_id int, type text, default_language text)
    where school.id = ${schoolId}`.execute(db)
}
