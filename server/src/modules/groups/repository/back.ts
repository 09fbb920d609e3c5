import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = {
  groups: readonly string[]
  was: readonly unknown[]
  subgroups: readonly string[]
  members: readonly string[]
  left: readonly unknown[]
  lasted: readonly unknown[]
}

type Study = { id: number; eduLang: string; faculty: string | null }

/** The language and the direction by which groups study. */
export async function setStudies(db: Db, schoolId: number, groups: readonly Study[]): Promise<void> {
  await sql`update study_group set edu_lang = g."eduLang", faculty = g.faculty
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g(id int, "eduLang" text, faculty text)
    where study_group.school_id = ${schoolId} and study_group.id = g.id`.execute(db)
}

/**
 * Removes groups, subgroups and members that were made, gives other groups their lead, language and direction back, and puts students into the
 * subgroups that they left; `lasted` are times in them that were ended. A member is `subgroup student since`.
 */
export async function takeBackGroups(
  db: Db,
  schoolId: number,
  { groups, was, subgroups, members, left, lasted }: Taken,
): Promise<void> {
  await sql`delete from subgroup_member
    where school_id = ${schoolId} and subgroup_id || ' ' || student_id || ' ' || since = any(${members}::text[])`.execute(
    db,
  )
  await sql`update subgroup_member set until = l.until
    from jsonb_to_recordset(${JSON.stringify(lasted)}::jsonb) as l(subgroup_id int, student_id int, since date, until date)
    where subgroup_member.school_id = ${schoolId} and subgroup_member.subgroup_id = l.subgroup_id
      and subgroup_member.student_id = l.student_id and subgroup_member.since = l.since`.execute(db)
  await sql`insert into subgroup_member (school_id, subgroup_id, student_id, group_id, subject_id, since, until)
    select ${schoolId}, l.subgroup_id, l.student_id, l.group_id, l.subject_id, l.since, l.until
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb)
      as l(subgroup_id int, student_id int, group_id int, subject_id int, since date, until date)`.execute(db)
  await sql`delete from subgroup where school_id = ${schoolId} and id = any(${subgroups}::int[])`.execute(db)
  await sql`delete from study_group where school_id = ${schoolId} and id = any(${groups}::int[])`.execute(db)
  // What was kept by an earlier version of the product does not say the language.
  await sql`update study_group set lead_id = w.lead_id, edu_lang = coalesce(w.edu_lang, study_group.edu_lang),
      faculty = case when w.edu_lang is null then study_group.faculty else w.faculty end
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(id int, lead_id int, edu_lang text, faculty text)
    where study_group.school_id = ${schoolId} and study_group.id = w.id`.execute(db)
}
