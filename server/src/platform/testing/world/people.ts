import type { Role } from '@qalam/contract/kernel/roles.ts'
import type pg from 'pg'
import type { Actor } from '../../actor.ts'

/** A person of a test school with the actor they sign in as. */
export type Person = Actor & { login: string; name: string; iin: string }

const iinWeights = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

let counter = 0

/** As many IINs as one year of birth has for a process. */
const perYear = 33_600

/** A fresh, valid IIN of somebody born in 2098, or earlier when that year is used up: nobody living has it. */
export function freshIin(sex: 'm' | 'w' = 'm'): string {
  for (;;) {
    counter++
    const serial = String(process.pid % 100).padStart(2, '0')
    const day = String((counter % 28) + 1).padStart(2, '0')
    const year = 98 - (Math.floor(counter / perYear) % 40)
    const digits = `${year}${String((Math.floor(counter / 28) % 12) + 1).padStart(2, '0')}${day}${sex === 'm' ? 5 : 6}${serial}${String(Math.floor(counter / 336) % 100).padStart(2, '0')}`
    for (const weights of iinWeights) {
      const check = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
      if (check < 10) return digits + check
    }
  }
}

type Extra = {
  schoolId?: number | null
  /** Which school handed out the account, where it is not the one of the place. */
  madeBySchool?: number | null
  subrole?: string
  regionId?: number
  departmentId?: number
  surname?: string
  positionId?: number
  passwordHash?: string
}

/** The hash of a password that nobody knows. */
const unknown = '$argon2id$v=19$m=8,t=1,p=1$L9PeRRU0J+VZcF1W7TV6Cg$fNoCnWxBQH+lbIf6R0zh8gAuF5MgPs4fL6byBo6jmpY'

export type Newcomer = Extra & { role: Role }

/** Puts a person with an account, a place and a living session into the database. */
export async function addPerson(pool: pg.Pool, role: Role, extra: Extra = {}): Promise<Person> {
  const [person] = await addPeople(pool, [{ ...extra, role }])
  return person!
}

/** The same for many at once, in their order. */
export async function addPeople(db: pg.Pool | pg.PoolClient, newcomers: readonly Newcomer[]): Promise<Person[]> {
  const wanted = newcomers.map(({ role, ...extra }) => {
    const serial = ++counter
    return {
      iin: freshIin(),
      login: `u${process.pid}-${serial}`,
      surname: extra.surname ?? `Сынақов${'абвгдежзик'[serial % 10]}`,
      role: role === 'group-lead' ? 'teacher' : role,
      subrole: role === 'group-lead' ? 'group-lead' : (extra.subrole ?? null),
      // Who runs the platform belongs to no school.
      school_id: role === 'platform-admin' ? null : (extra.schoolId ?? null),
      made_by_school: extra.madeBySchool ?? extra.schoolId ?? null,
      region_id: extra.regionId ?? null,
      department_id: extra.departmentId ?? null,
      position_id: extra.positionId ?? null,
      password_hash: extra.passwordHash ?? unknown,
    }
  })
  const { rows } = await db.query<Omit<Actor, 'role'> & { iin: string }>(added, [JSON.stringify(wanted)])
  const byIin = new Map(rows.map((row) => [row.iin, row]))
  return wanted.map(({ iin, login, surname }, place) => ({
    ...byIin.get(iin)!,
    role: newcomers[place]!.role,
    login,
    name: `${surname} Айдар Серікұлы`,
  }))
}

const added = `
  with w as materialized (
    select * from jsonb_to_recordset($1) as w (iin text, login text, surname text, role text, subrole text, school_id int,
      made_by_school int, region_id int, department_id int, position_id int, password_hash text)),
  p as (
    insert into person (iin, surname, firstname, patronymic, sex, born_on)
    select w.iin, w.surname, 'Айдар', 'Серікұлы', 'm', '2098-01-01' from w returning id, iin),
  a as (
    insert into account (person_id, login, password_hash, default_password, made_by_school)
    select p.id, w.login, w.password_hash, false, w.made_by_school from p join w using (iin) returning id, person_id),
  u as (
    insert into app_user (person_id, school_id, role, subrole, region_id, department_id, position_id)
    select p.id, w.school_id, w.role, w.subrole, w.region_id, w.department_id, w.position_id from p join w using (iin)
    returning *),
  s as (
    insert into session (id, account_id, user_id, created_at, seen_at)
    select gen_random_uuid(), a.id, u.id, now(), now() from a join u using (person_id) returning id, user_id)
  select p.iin, p.id as "personId", a.id as "accountId", u.id as "userId", s.id as "sessionId",
    u.school_id as "schoolId", coalesce(u.region_id, c.region_id) as "regionId",
    coalesce(u.department_id, c.department_id) as "departmentId"
  from p join a on a.person_id = p.id join u on u.person_id = p.id join s on s.user_id = u.id
    left join school c on c.id = u.school_id`
