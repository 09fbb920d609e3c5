import type { Named } from '@qalam/contract/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Place = { id: number; name: Partial<Named> }
export type SchoolFacts = { bin: string; name: Named; region: Place; department: Place | null }

export async function schoolFacts(db: Db, schoolId: number): Promise<SchoolFacts | undefined> {
  const { rows } = await sql<SchoolFacts>`select s.bin, s.name,
      jsonb_build_object('id', r.id, 'name', r.name) as region,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end as department
    from known_school s join region r on r.id = s.region_id left join department d on d.id = s.department_id
    where s.id = ${schoolId}`.execute(db)
  return rows[0]
}

export type RosterGroup = { id: number; parallel: number; label: string; leadId: number | null }

const groupsOfYear = (schoolId: number, year: number) => sql`(select * from school_class o
  where o.school_id = ${schoolId} and o.academic_year = ${year} and o.archived_at is null) g`

export async function groupFacts(db: Db, schoolId: number, year: number): Promise<RosterGroup[]> {
  const { rows } = await sql<RosterGroup>`select g.id, g.parallel, g.parallel || g.letter as label,
      u.id as "leadId"
    from ${groupsOfYear(schoolId, year)}
    left join placement u on u.school_id = g.school_id and u.id = g.lead_id and u.archived_at is null
    order by g.parallel, g.letter, g.id`.execute(db)
  return rows
}

export type RosterPlan = {
  uuid: string
  groupId: number
  subjectId: number
  subgroupId: number | null
  half: number | null
  teacherId: number | null
}

/** What is taught: a plan is a subject in a class, or in a half of it. */
export async function planFacts(db: Db, schoolId: number, year: number): Promise<RosterPlan[]> {
  const { rows } = await sql<RosterPlan>`select c.uuid, c.group_id as "groupId", c.subject_id as "subjectId",
      c.subgroup_id as "subgroupId", h.number as half, u.id as "teacherId"
    from calendar_plan c
    join ${groupsOfYear(schoolId, year)} on g.id = c.group_id
    left join class_half h on h.school_id = c.school_id and h.id = c.subgroup_id
    left join placement u on u.school_id = c.school_id and u.id = c.teacher_id and u.archived_at is null
    where c.school_id = ${schoolId} and c.academic_year = ${year}
    order by g.parallel, g.letter, c.subject_id, h.number nulls first, c.uuid`.execute(db)
  return rows
}

export type SubjectFacts = { id: number; slug: string; name: Named }

export async function subjectFacts(db: Db, ids: readonly number[]): Promise<SubjectFacts[]> {
  const { rows } = await sql<SubjectFacts>`select s.id, s.slug, s.name from subject s
    where s.id = any(${ids}::int[]) order by s.id`.execute(db)
  return rows
}

export type StayFacts = { groupId: number; studentId: number; since: string; until: string | null; now: boolean }

/** Who studies where in the year; `now` of those who do on the day, or will. */
export async function stayFacts(db: Db, schoolId: number, year: number, today: string): Promise<StayFacts[]> {
  const { rows } = await sql<StayFacts>`select e.group_id as "groupId", e.student_id as "studentId", e.since, e.until,
      e.until is null or e.until > ${today}::date as now
    from class_stay e
    join ${groupsOfYear(schoolId, year)} on g.id = e.group_id
    join placement u on u.school_id = e.school_id and u.id = e.student_id and u.archived_at is null
    where e.school_id = ${schoolId} order by e.group_id, e.student_id, e.since`.execute(db)
  return rows
}

export type MemberFacts = { subgroupId: number; studentId: number; since: string; until: string | null }

/** Who is in a half on the day, or will be. */
export async function memberFacts(db: Db, schoolId: number, today: string): Promise<MemberFacts[]> {
  const { rows } =
    await sql<MemberFacts>`select m.subgroup_id as "subgroupId", m.student_id as "studentId", m.since, m.until
    from half_stay m where m.school_id = ${schoolId} and (m.until is null or m.until > ${today}::date)
    order by m.subgroup_id, m.student_id, m.since`.execute(db)
  return rows
}

export type PersonFacts = {
  id: number
  role: string
  surname: string
  firstname: string
  patronymic: string
  iin: string | null
  sex: 'm' | 'w'
  bornOn: string | null
  login: string | null
}

const people = (where: RawBuilder<unknown>) => sql<PersonFacts>`select u.id, coalesce(u.subrole, u.role) as role,
    u.surname, u.firstname, u.patronymic, u.iin, u.sex, u.born_on as "bornOn", a.login
  from placed_person u left join account a on a.person_id = u.person_id
  where ${where} order by u.id`

/** Who works in the school, and these students. */
export async function memberPeople(db: Db, schoolId: number, students: readonly number[]): Promise<PersonFacts[]> {
  const { rows } = await people(
    sql`u.school_id = ${schoolId} and u.archived_at is null
      and (u.role not in ('student', 'parent') or u.id = any(${students}::int[]))`,
  ).execute(db)
  return rows
}

export type GuardianFacts = { studentId: number; parentId: number }

export async function guardianFacts(db: Db, schoolId: number, students: readonly number[]): Promise<GuardianFacts[]> {
  const { rows } =
    await sql<GuardianFacts>`select b.student_id as "studentId", b.parent_id as "parentId" from family_tie b
    where b.school_id = ${schoolId} and b.student_id = any(${students}::int[]) order by b.student_id, b.place`.execute(
      db,
    )
  return rows
}

/** The parents of the school's students: they belong to no school. */
export async function parentPeople(db: Db, schoolId: number, parents: readonly number[]): Promise<PersonFacts[]> {
  const { rows } = await people(
    sql`u.id = any(${parents}::int[]) and exists (select from family_tie b
      where b.school_id = ${schoolId} and b.parent_id = u.id)`,
  ).execute(db)
  return rows
}
