import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewGroup = {
  label: string
  parallel: number
  letter: string
  eduLang: string
  faculty: string | null
  leadId: number | null
  timeSchemeUuid: string | null
}

/** Groups of an academic year by parallel and letter; known ones get a new lead if one is named. Answers the id of every label. */
export async function storeGroups(
  db: Db,
  schoolId: number,
  year: number,
  groups: readonly NewGroup[],
): Promise<Map<string, number>> {
  const list = JSON.stringify(groups)
  await sql`insert into study_group (school_id, academic_year, parallel, letter, edu_lang, faculty, lead_id, time_scheme_uuid)
    select ${schoolId}, ${year}, g.parallel, g.letter, g."eduLang", g.faculty, g."leadId", g."timeSchemeUuid"
    from jsonb_to_recordset(${list}::jsonb) as g(parallel smallint, letter text, "eduLang" text,
      faculty text, "leadId" int, "timeSchemeUuid" uuid)
    on conflict on constraint study_group_label do nothing`.execute(db)
  await sql`update study_group set lead_id = g."leadId"
    from jsonb_to_recordset(${list}::jsonb) as g(parallel smallint, letter text, "leadId" int)
    where study_group.school_id = ${schoolId} and study_group.academic_year = ${year}
      and study_group.parallel = g.parallel and study_group.letter = g.letter
      and g."leadId" is not null and study_group.lead_id is distinct from g."leadId"`.execute(db)
  const { rows } = await sql<{ id: number; label: string }>`select g.id, g.parallel || g.letter as label
    from study_group g where g.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return new Map(rows.map(({ id, label }) => [label, id]))
}

/** Who leads a group of a school that is not archived. */
export async function leadsOf(db: Db, schoolId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct g.lead_id as id from study_group g
    where g.school_id = ${schoolId} and g.archived_at is null and g.lead_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

export type NewSubgroup = { groupId: number; subjectId: number; number: number; name: string }

/** Halves of groups; answers the id of `groupId:subjectId:number`. */
export async function storeSubgroups(
  db: Db,
  schoolId: number,
  subgroups: readonly NewSubgroup[],
): Promise<Map<string, number>> {
  await sql`insert into subgroup (school_id, group_id, subject_id, number, name)
    select ${schoolId}, s."groupId", s."subjectId", s.number, s.name
    from jsonb_to_recordset(${JSON.stringify(subgroups)}::jsonb) as s("groupId" int, "subjectId" int, number smallint, name text)
    on conflict on constraint subgroup_number do nothing`.execute(db)
  const known = await db
    .selectFrom('subgroup')
    .select(['subgroup.id', 'subgroup.group_id', 'subgroup.subject_id', 'subgroup.number'])
    .where('subgroup.school_id', '=', schoolId)
    .execute()
  return new Map(known.map(({ id, group_id, subject_id, number }) => [`${group_id}:${subject_id}:${number}`, id]))
}

/** Removes groups in which nobody is, with their halves; their plans are gone before. */
export async function removeGroups(db: Db, schoolId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from subgroup_member using subgroup s
    where s.school_id = ${schoolId} and s.group_id = any(${ids}::int[])
      and subgroup_member.school_id = s.school_id and subgroup_member.subgroup_id = s.id`.execute(db)
  await sql`delete from subgroup where subgroup.school_id = ${schoolId} and subgroup.group_id = any(${ids}::int[])`.execute(
    db,
  )
  await sql`delete from study_group where study_group.school_id = ${schoolId} and study_group.id = any(${ids}::int[])`.execute(
    db,
  )
}
