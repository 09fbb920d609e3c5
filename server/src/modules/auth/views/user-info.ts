import type { UserInfo, UserSchool } from '@qalam/contract/auth/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { quarterNear } from '#vocabulary/quarters.ts'
import { personName } from '#vocabulary/people.ts'

export type GroupColumns = { id: number; parallel: number; letter: string; faculty: string | null; lang: 'kz' | 'ru' }

export type UserRow = {
  role: Role
  archived: boolean
  position: number | null
  gender: 'm' | 'w'
  surname: string
  firstname: string
  lastname: string
  bornDate: string | null
  email: string | null
  photoFile: string | null
  language: UserInfo['language']
  scheme: UserInfo['scheme']
  login: string
  defaultPassword: boolean
  selfMade: boolean
  invitations: number
  regionId: number | null
  departmentId: number | null
  quarter: number | null
  school: (Omit<UserSchool, 'logoUrl'> & { logoFile: string | null }) | null
  group: GroupColumns | null
}

const school = sql`jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'bin', s.bin, 'type', s.type,
  'departmentId', s.department_id, 'regionId', s.region_id, 'apiVersion', s.api_version,
  'scheduleVersion', s.schedule_version, 'logoFile', s.logo_file, 'flags', jsonb_build_object(
    'editSchedule', s.edit_schedule, 'groupLoadEdit', s.group_load_edit, 'teacherEdit', s.teacher_edit))`

const group = sql`jsonb_build_object('id', g.id, 'parallel', g.parallel, 'letter', g.letter, 'faculty', g.faculty,
  'lang', g.edu_lang)`

/**
 * All that user-info tells of one place; a row even when the place was archived. The group is the one a student studies
 * in on the day, or the newest one a lead leads.
 */
export async function userRow(db: Db, userId: number, today: string): Promise<UserRow | undefined> {
  const { rows } = await named(
    'user-info',
    sql<UserRow>`select coalesce(u.subrole, u.role) as role,
      u.archived_at is not null as archived, u.position_id as position, u.sex as gender, u.surname, u.firstname,
      u.patronymic as lastname, u.born_on as "bornDate", u.email, u.photo_file as "photoFile", u.language, u.scheme, a.login,
      a.default_password as "defaultPassword", a.claimed_iin is not null as "selfMade",
      (select count(*)::int from invitation i where i.person_id = u.person_id and i.state = 'asked'
        and i.ends_at > ${today}::date) as invitations, coalesce(u.region_id, s.region_id) as "regionId",
      coalesce(u.department_id, s.department_id) as "departmentId",
      (${quarterNear(sql`u.school_id`, today)}) as quarter, case when s.id is not null then ${school} end as school, mine.columns as "group"
    from placed_person u
    join account a on a.person_id = u.person_id
    left join known_school s on s.id = u.school_id
    left join lateral (
      select ${group} as columns from school_class g
      where g.school_id = u.school_id and g.archived_at is null and (g.lead_id = u.id or g.id = (
        select e.group_id from class_stay e
        where e.school_id = u.school_id and e.student_id = u.id and e.since <= ${today}::date and (e.until is null or e.until > ${today}::date)))
      order by g.academic_year desc, g.id limit 1
    ) mine on true
    where u.id = ${userId}`,
  ).execute(db)
  return rows[0]
}

export type ChildRow = { userId: number; name: string; group: GroupColumns | null; school: Named }

/** The children bound to a parent, with their group of the day (Q-005). */
export async function childrenOf(db: Db, parentId: number, today: string): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`select u.id as "userId", ${sql.raw(personName('u'))} as name,
      case when g.id is not null then ${group} end as "group", s.name as school
    from family_tie b
    join placed_person u on u.id = b.student_id and u.archived_at is null
    join known_school s on s.id = u.school_id
    left join class_stay e on e.school_id = u.school_id and e.student_id = u.id and e.since <= ${today}::date
      and (e.until is null or e.until > ${today}::date)
    left join school_class g on g.school_id = e.school_id and g.id = e.group_id
    where b.parent_id = ${parentId}
    order by g.parallel, u.firstname, u.id limit 30`.execute(db)
  return rows
}
