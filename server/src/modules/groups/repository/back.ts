import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = {
  groups: readonly string[]
  was: readonly unknown[]
  subgroups: readonly string[]
  members: readonly string[]
  left: readonly unknown[]
}

/**
 * Removes groups, subgroups and members that were made, gives other groups their lead back, and puts students into the
 * subgroups that they left. A member is `subgroup student`.
 */
export async function takeBackGroups(
  db: Db,
  schoolId: number,
  { groups, was, subgroups, members, left }: Taken,
): Promise<void> {
  await sql`delete from subgroup_member
    where school_id = ${schoolId} and subgroup_id || ' ' || student_id = any(${members}::text[])`.execute(db)
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id)
    select ${schoolId}, l.subgroup_id, l.student_id
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as l(subgroup_id int, student_id int)`.execute(db)
  await sql`delete from subgroup where school_id = ${schoolId} and id = any(${subgroups}::int[])`.execute(db)
  await sql`delete from study_group where school_id = ${schoolId} and id = any(${groups}::int[])`.execute(db)
  await sql`update study_group set lead_id = w.lead_id
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(id int, lead_id int)
    where study_group.school_id = ${schoolId} and study_group.id = w.id`.execute(db)
}
