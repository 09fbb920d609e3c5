import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { isShutOut } from '#vocabulary/accounts.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

type Group = { id: number; label: string }

export type PersonRow = {
  positionId: number | null
  photoFile: string | null
  surname: string
  firstname: string
  lastname: string
  sex: 'm' | 'w'
  bornOn: string | null
  iin: string | null
  phone: string | null
  login: string | null
  handedOut: boolean
  hasFactor: boolean
  isBlocked: boolean
  isInStatistic: boolean
  createdAt: Date
  creator: { name: string; role: Role } | null
  version: number
}

export async function personRow(db: Db, schoolId: number, userId: number, now: Date): Promise<PersonRow | undefined> {
  const { rows } =
    await sql<PersonRow>`select u.position_id as "positionId", p.photo_file as "photoFile", p.surname, p.firstname,
      p.patronymic as lastname, p.sex, p.born_on as "bornOn", p.iin, p.phone, a.login,
      coalesce(a.default_password, false) as "handedOut", coalesce(${isShutOut('a', now)}, false) as "isBlocked",
      exists (select from second_factor f where f.account_id = a.id and f.secret is not null) as "hasFactor",
      u.is_in_statistic as "isInStatistic", u.created_at as "createdAt", p.version,
      case when c.id is not null then
        jsonb_build_object('name', ${sql.raw(fullName('c'))}, 'role', coalesce(c.subrole, c.role)) end as creator
    from placement u
    join known_person p on p.id = u.person_id
    left join account a on a.person_id = p.id
    left join placed_person c on c.school_id = u.school_id and c.id = u.created_by
    where u.school_id = ${schoolId} and u.id = ${userId}`.execute(db)
  return rows[0]
}

export type GroupStayRow = {
  group: Group
  since: string
  until: string | null
  arrivalOrder: string
  departureOrder: string
}

/** The groups of a student in a school, the latest first. */
export async function staysOf(db: Db, schoolId: number, studentId: number): Promise<GroupStayRow[]> {
  const { rows } =
    await sql<GroupStayRow>`select jsonb_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group",
      e.since, e.until, e.arrival_order as "arrivalOrder", e.departure_order as "departureOrder"
    from class_stay e join school_class g on g.school_id = e.school_id and g.id = e.group_id
    where e.school_id = ${schoolId} and e.student_id = ${studentId} order by e.since desc limit 100`.execute(db)
  return rows
}

export type OtherSchoolRow = { way: 'from' | 'to'; school: Named; on: string; order: string }

/** The schools that a student came from and went to by transfers, the latest first. */
export async function otherSchoolsOf(db: Db, schoolId: number, studentId: number): Promise<OtherSchoolRow[]> {
  const { rows } = await sql<OtherSchoolRow>`select 'from' as way, s.name as school, t.taken_on as "on",
      t.departure_order as "order"
    from student_transfer t join known_school s on s.id = t.from_school_id
    where t.to_school_id = ${schoolId} and t.taken_as = ${studentId} and t.state = 'taken'
    union all
    select 'to', s.name, t.leaves_on, t.departure_order
    from student_transfer t join known_school s on s.id = t.to_school_id
    where t.from_school_id = ${schoolId} and t.student_id = ${studentId} and t.state = 'taken'
    order by "on" desc limit 50`.execute(db)
  return rows
}

export type ParentRow = {
  id: number
  place: number
  name: string
  iin: string | null
  login: string | null
  isBlocked: boolean
}

export async function parentsOf(db: Db, schoolId: number, studentId: number, now: Date): Promise<ParentRow[]> {
  const { rows } = await sql<ParentRow>`select u.id, b.place, ${sql.raw(fullName('u'))} as name, u.iin, a.login,
      coalesce(${isShutOut('a', now)}, false) as "isBlocked"
    from family_tie b
    join placed_person u on u.id = b.parent_id
    left join account a on a.person_id = u.person_id
    where b.school_id = ${schoolId} and b.student_id = ${studentId} order by b.place`.execute(db)
  return rows
}

export type TeachingRow = { group: Group; subject: Named; subgroup: string | null; hours: number }

/** What somebody teaches in an academic year, by class. */
export async function teachingOf(db: Db, schoolId: number, userId: number, year: number): Promise<TeachingRow[]> {
  const { rows } = await sql<TeachingRow>`select
      jsonb_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group", s.name as subject,
      ${sql.raw(subgroupLabel('h'))} as subgroup, c.hours_per_week::float8 as hours
    from calendar_plan c
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    left join class_half h on h.school_id = c.school_id and h.id = c.subgroup_id
    where c.school_id = ${schoolId} and c.teacher_id = ${userId} and c.academic_year = ${year}
    order by g.parallel, g.letter, s.id, h.number limit 500`.execute(db)
  return rows
}

/** The groups that somebody leads. */
export async function ledBy(db: Db, schoolId: number, userId: number): Promise<Group[]> {
  const { rows } = await sql<Group>`select g.id, ${sql.raw(groupLabel('g'))} as label from school_class g
    where g.school_id = ${schoolId} and g.lead_id = ${userId} and g.archived_at is null
    order by g.parallel, g.letter`.execute(db)
  return rows
}
