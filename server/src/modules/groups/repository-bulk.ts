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

/** Groups of an academic year by parallel and letter; answers the id of every label. */
export async function storeGroups(
  db: Db,
  schoolId: number,
  year: number,
  groups: readonly NewGroup[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; label: string }>`
    insert into study_group (school_id, academic_year, parallel, letter, edu_lang, faculty, lead_id, time_scheme_uuid)
    select ${schoolId}, ${year}, g.parallel, g.letter, g."eduLang", g.faculty, g."leadId", g."timeSchemeUuid"
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g(parallel smallint, letter text, "eduLang" text,
      faculty text, "leadId" int, "timeSchemeUuid" uuid)
    on conflict on constraint study_group_label do update
      set lead_id = coalesce(excluded.lead_id, study_group.lead_id), time_scheme_uuid = excluded.time_scheme_uuid
    returning study_group.id, study_group.parallel || study_group.letter as label`.execute(db)
  return new Map(rows.map(({ id, label }) => [label, id]))
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

/** Who is in which half. */
export async function storeMembers(
  db: Db,
  schoolId: number,
  members: readonly { subgroupId: number; studentId: number }[],
): Promise<void> {
  await sql`insert into subgroup_member (subgroup_id, student_id, school_id)
    select m."subgroupId", m."studentId", ${schoolId}
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m("subgroupId" int, "studentId" int)
    on conflict do nothing`.execute(db)
}
