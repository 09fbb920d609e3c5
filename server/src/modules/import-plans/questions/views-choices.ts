import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The reason of a line of the report, and the words that it names. */
export async function findingOf(
  db: Db,
  schoolId: number,
  plan: string,
  finding: number,
): Promise<{ code: string; known: string | null } | undefined> {
  const { rows } = await sql<{ code: string; known: string | null }>`select f.code, f.about->>'known' as known
    from import_plan_finding f
    where f.school_id = ${schoolId} and f.plan_uuid = ${plan}::uuid and f.ordinal = ${finding}`.execute(db)
  return rows[0]
}

/** What the rows of a sheet that stand are called, in the order of the sheet. */
export async function namesIn(db: Db, schoolId: number, plan: string, part: 'classes' | 'rooms'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select r.name from import_plan_row r
    where r.school_id = ${schoolId} and r.plan_uuid = ${plan}::uuid and r.part = ${part}
    order by r.ordinal limit 2000`.execute(db)
  return rows.map(({ name }) => name)
}
