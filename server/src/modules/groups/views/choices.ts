import type { GroupOption } from '@qalam/contract/groups/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

export async function schemeOf(
  db: Db,
  schoolId: number,
  groupId: number,
): Promise<{ uuid: string | null } | undefined> {
  const { rows } = await sql<{ uuid: string | null }>`select g.time_scheme_uuid as uuid from study_group g
    where g.id = ${groupId} and g.school_id = ${schoolId}`.execute(db)
  return rows[0]
}

export async function isLead(db: Db, schoolId: number | null, userId: number, groupId: number): Promise<boolean> {
  const { rows } = await named(
    'is-lead-of',
    sql`select 1 from study_group g
    where g.id = ${groupId} and g.school_id = ${schoolId} and g.lead_id = ${userId} and g.archived_at is null`,
  ).execute(db)
  return rows.length > 0
}

/** Which pupils somebody hears of, their schools, and the groups they study in at this moment. */
export type HeardGroup = { userId: number; pupils: number[]; schools: number[]; groups: number[] }

/** A student hears of the student, a parent of the children. */
export async function pupilsHeardBy(db: Db, userIds: readonly number[]): Promise<HeardGroup[]> {
  if (userIds.length === 0) return []
  const { rows } = await named(
    'pupils-heard',
    sql<HeardGroup>`with hearer as (select unnest(${userIds}::int[]) as id),
    pupil as (select hearer.id as hearer_id, hearer.id from hearer
      union select hearer.id, guardian.student_id from hearer join family_tie guardian on guardian.parent_id = hearer.id)
    select pupil.hearer_id as "userId", array_agg(distinct pupil.id) as pupils,
      coalesce(array_agg(distinct student.school_id) filter (where student.school_id is not null), '{}') as schools,
      coalesce(array_agg(distinct enrolment.group_id) filter (where enrolment.group_id is not null), '{}') as groups
    from pupil
    left join placement student on student.id = pupil.id
    left join class_stay enrolment on enrolment.school_id = student.school_id and enrolment.student_id = pupil.id
      and enrolment.since <= (now() at time zone 'Asia/Almaty')::date
      and (enrolment.until is null or enrolment.until > (now() at time zone 'Asia/Almaty')::date)
    group by pupil.hearer_id`,
  ).execute(db)
  return rows
}

export type GroupChoiceRow = Omit<GroupOption, 'label'> & { letter: string }
type Choice = { schoolId: number; year: number; userId: number; all: boolean }

/** The groups of an academic year: all, or those that a user leads, teaches or substitutes in. */
export async function groupsToChoose(db: Db, { schoolId, year, userId, all }: Choice): Promise<GroupChoiceRow[]> {
  const { rows } = await sql<GroupChoiceRow>`select g.id, g.parallel, g.letter, g.faculty, g.edu_lang as lang
    from study_group g
    where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and (${all}
      or g.lead_id = ${userId}
      or exists (select 1 from calendar_plan p
        where p.school_id = g.school_id and p.teacher_id = ${userId} and p.group_id = g.id)
      or exists (select 1 from class_lesson l
        where l.school_id = g.school_id and l.teacher_id = ${userId} and l.group_id = g.id))
    order by g.parallel, g.letter, g.id limit 1000`.execute(db)
  return rows
}
