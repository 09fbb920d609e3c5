import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export async function countOnScheme(db: Db, schemeUuid: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from study_group g
    where g.time_scheme_uuid = ${schemeUuid}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function isLead(db: Db, schoolId: number | null, userId: number, groupId: number): Promise<boolean> {
  const { rows } = await sql`/*is-lead-of*/ select 1 from study_group g
    where g.id = ${groupId} and g.school_id = ${schoolId} and g.lead_id = ${userId} and g.archived_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** The groups that a student, or a parent's children, study in at this moment. */
export async function groupsOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct e.group_id as id from enrolment e
    where (e.student_id = ${userId} or e.student_id in (select b.student_id from guardian b where b.parent_id = ${userId}))
      and (e.until is null or e.until > (now() at time zone 'Asia/Almaty')::date)
    limit 50`.execute(db)
  return rows.map(({ id }) => id)
}
