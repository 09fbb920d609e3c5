import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A group of a school where students may be put; archived ones are not. */
export async function openGroup(
  db: Db,
  schoolId: number,
  groupId: number,
): Promise<{ id: number; leadId: number | null; year: number } | undefined> {
  const { rows } = await sql<{
    id: number
    leadId: number | null
    year: number
  }>`select g.id, g.lead_id as "leadId", g.academic_year as year from school_class g
    where g.school_id = ${schoolId} and g.id = ${groupId} and g.archived_at is null`.execute(db)
  return rows[0]
}

/** The group where a student studies today, or will from a coming day on. */
export async function groupOf(db: Db, schoolId: number, studentId: number, today: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select e.group_id as id from enrolment e
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and (e.until is null or e.until > ${today}::date)
    order by e.since limit 1`.execute(db)
  return rows[0]?.id ?? null
}
