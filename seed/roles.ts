import type { Role } from '@qalam/contract/kernel/roles.ts'
import type pg from 'pg'
import { hashPassword } from '../server/src/modules/auth/public.ts'
import { peopleFrom } from './people.ts'
import { randomFrom } from './random.ts'

/** Every demo sign-in has this password; it exists in the demo set-up only. */
export const demoPassword = 'qalam2026'

/** A child of 7А with two parents, the first of whom has another child in the school: the diary shows its switch. */
const child = `select e.student_id from enrolment e join study_group g on g.school_id = e.school_id and g.id = e.group_id
  join guardian mine on mine.school_id = e.school_id and mine.student_id = e.student_id and mine.place = 1
  where g.school_id = $1 and g.parallel = 7 and g.letter = 'А'
    and exists (select from guardian other where other.school_id = e.school_id and other.student_id = e.student_id and other.place = 2)
    and exists (select from guardian theirs where theirs.parent_id = mine.parent_id and theirs.student_id <> e.student_id)
  order by e.student_id limit 1`

/** Who the demo signs in as a teacher: of those who teach 7А the one with most lessons. */
export const teacherOfDemo = `select p.teacher_id as id from calendar_plan p join study_group g on g.school_id = p.school_id and g.id = p.group_id join app_user u on u.id = p.teacher_id
    where p.school_id = $1 and g.parallel = 7 and g.letter = 'А' and p.subgroup_id is null and u.subrole is null
      and p.score_type = 'mark_quarter'
    order by (select sum(all_of.hours_per_week) from calendar_plan all_of where all_of.school_id = p.school_id and all_of.teacher_id = p.teacher_id) desc, p.subject_id
    limit 1`

/** How to find the person of a role in the main school. */
const found: Partial<Record<Role, string>> = {
  student: `select student_id as id from (${child}) child`,
  parent: `select gu.parent_id as id from guardian gu where gu.school_id = $1 and gu.student_id = (${child}) and gu.place = 1`,
  'group-lead': `select g.lead_id as id from study_group g where g.school_id = $1 and g.parallel = 7 and g.letter = 'А'`,
  teacher: teacherOfDemo,
  zavuch: `select id from app_user where school_id = $1 and role = 'zavuch' order by id limit 1`,
  director: `select id from app_user where school_id = $1 and role = 'director' limit 1`,
  social_worker: `select id from app_user where school_id = $1 and role = 'social_worker' limit 1`,
  employee: `select id from app_user where school_id = $1 and role = 'employee' order by id limit 1`,
}

/** Roles nobody of the workbook has: made here. */
const made: { role: Role; inSchool: boolean; region: boolean; department: boolean }[] = [
  { role: 'admin', inSchool: true, region: false, department: false },
  { role: 'monitoring', inSchool: true, region: false, department: false },
  { role: 'department_worker', inSchool: false, region: true, department: true },
  { role: 'region_worker', inSchool: false, region: true, department: false },
  { role: 'country_worker', inSchool: false, region: false, department: false },
  { role: 'monitoring_region_worker', inSchool: false, region: true, department: false },
  { role: 'platform-admin', inSchool: false, region: false, department: false },
]

export type DemoSignIn = { role: Role; login: string; password: string; name: string; locked?: boolean }

/** An account for everybody of the school and every parent, all with the demo's password: anybody may be looked at. */
export async function openAccounts(client: pg.ClientBase, schoolId: number): Promise<void> {
  await client.query(
    `insert into account (person_id, login, password_hash, default_password, is_demo, made_by_school)
     select distinct u.person_id, 'demo' || u.person_id, $2, false, true, $1::int from app_user u
     where u.school_id = $1 or u.id in (select b.parent_id from guardian b join app_user s on s.id = b.student_id where s.school_id = $1)`,
    [schoolId, await hashPassword(demoPassword)],
  )
}

/** Gives a person of each role a sign-in that is easy to remember: the login is the role. */
export async function openRoles(client: pg.ClientBase, schoolId: number): Promise<DemoSignIn[]> {
  const hash = await hashPassword(demoPassword)
  for (const each of made) await makeOfficial(client, schoolId, each)
  const signIns: DemoSignIn[] = []
  for (const [role, query] of Object.entries({ ...found, ...lookups() })) {
    const { rows } = await client.query<{ id: number }>(query, [schoolId])
    const id = rows[0]?.id
    if (!id) throw new Error(`The demo school has nobody for the role ${role}.`)
    const login = role.replaceAll('_', '-')
    const person = await client.query<{ name: string }>(
      `update account a set login = $2, password_hash = $3, default_password = false, last_user_id = u.id
       from app_user u join person p on p.id = u.person_id where u.id = $1 and a.person_id = p.id
       returning p.surname || ' ' || p.firstname as name`,
      [id, login, hash],
    )
    signIns.push({ role: role as Role, login, password: demoPassword, name: person.rows[0]?.name ?? '' })
  }
  return signIns
}

/** A pupil of a school without a subscription: what they meet can be looked at too. */
export async function openLocked(client: pg.ClientBase, schoolId: number): Promise<DemoSignIn> {
  const login = 'student-locked'
  const { rows } = await client.query<{ name: string }>(
    `with one as (select u.person_id, p.surname || ' ' || p.firstname as name from app_user u join person p on p.id = u.person_id
        where u.school_id = $1 and u.role = 'student' order by u.id limit 1),
      opened as (insert into account (person_id, login, password_hash, default_password, is_demo, made_by_school)
        select one.person_id, $2, $3, false, true, $1::int from one)
     select one.name from one`,
    [schoolId, login, await hashPassword(demoPassword)],
  )
  return { role: 'student', login, password: demoPassword, name: rows[0]?.name ?? '', locked: true }
}

/** A sign-in of the demo for somebody of a school that has none. */
export async function openLogin(pool: pg.Pool, userId: number, login: string): Promise<void> {
  await pool.query(
    `insert into account (person_id, login, password_hash, default_password, is_demo, last_user_id, made_by_school)
     select person_id, $2, $3, false, true, id, school_id from app_user where id = $1`,
    [userId, login, await hashPassword(demoPassword)],
  )
}

const lookups = (): Record<string, string> =>
  Object.fromEntries(
    made.map(({ role, inSchool }) => [
      role,
      `select id from app_user where role = '${role}' and ($1::int is not null) and school_id is ${inSchool ? 'not ' : ''}null order by id desc limit 1`,
    ]),
  )

async function makeOfficial(
  client: pg.ClientBase,
  schoolId: number,
  { role, inSchool, region, department }: (typeof made)[number],
): Promise<void> {
  const seed = made.findIndex((each) => each.role === role)
  const one = peopleFrom(randomFrom(900 + seed), 9_100 + seed * 10)(1_975 + seed)
  await client.query(
    `with p as (insert into person (iin, surname, firstname, patronymic, sex, born_on) values ($1, $2, $3, $4, $5, $6) returning id),
      u as (insert into app_user (person_id, school_id, role, position_id, region_id, department_id)
        select p.id, case when $8 then s.id end, $7, case when $7 = 'admin' then 131 end, case when $9 then s.region_id end, case when $10 then s.department_id end
        from p, school s where s.id = $11)
    insert into account (person_id, login, password_hash, is_demo, made_by_school)
    select id, $7 || '-new', 'none', true, case when $8 then $11::int end from p`,
    [
      one.iin,
      one.surname,
      one.firstname,
      one.patronymic,
      one.sex,
      one.birthDate,
      role,
      inSchool,
      region,
      department,
      schoolId,
    ],
  )
}
