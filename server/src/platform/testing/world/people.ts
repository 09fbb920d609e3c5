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

/** A fresh, valid IIN of somebody born in 2098: nobody living has it. */
export function freshIin(sex: 'm' | 'w' = 'm'): string {
  for (;;) {
    counter++
    const serial = String(process.pid % 100).padStart(2, '0')
    const day = String((counter % 28) + 1).padStart(2, '0')
    const digits = `98${String((Math.floor(counter / 28) % 12) + 1).padStart(2, '0')}${day}${sex === 'm' ? 5 : 6}${serial}${String(Math.floor(counter / 336) % 100).padStart(2, '0')}`
    for (const weights of iinWeights) {
      const check = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
      if (check < 10) return digits + check
    }
  }
}

type Extra = {
  schoolId?: number | null
  subrole?: string
  regionId?: number
  departmentId?: number
  surname?: string
  positionId?: number
  passwordHash?: string
}

/** Puts a person with an account, a place and a living session into the database. */
export async function addPerson(pool: pg.Pool, role: Role, extra: Extra = {}): Promise<Person> {
  const serial = ++counter
  const iin = freshIin()
  const login = `u${process.pid}-${serial}`
  const surname = extra.surname ?? `Сынақов${'абвгдежзик'[serial % 10]}`
  const stored = role === 'group-lead' ? 'teacher' : role
  const subrole = role === 'group-lead' ? 'group-lead' : (extra.subrole ?? null)
  const { rows } = await pool.query<{
    person: number
    account: number
    app: number
    session: string
    region: number | null
    department: number | null
  }>(
    `with p as (insert into person (iin, surname, firstname, patronymic, sex, born_on) values ($1, $2, 'Айдар', 'Серікұлы', 'm', '2098-01-01') returning id),
      a as (insert into account (person_id, login, password_hash, default_password) select id, $3, $4, false from p returning id),
      u as (insert into app_user (person_id, school_id, role, subrole, region_id, department_id, position_id)
        select id, $5, $6, $7, $8, $9, $10 from p returning id),
      s as (insert into session (id, account_id, user_id, created_at, seen_at)
        select gen_random_uuid(), a.id, u.id, now(), now() from a, u returning id)
    select p.id as person, a.id as account, u.id as app, s.id as session,
      coalesce($8, c.region_id) as region, coalesce($9, c.department_id) as department
    from p, a, u, s left join school c on c.id = $5`,
    [
      iin,
      surname,
      login,
      extra.passwordHash ?? 'none',
      extra.schoolId ?? null,
      stored,
      subrole,
      extra.regionId ?? null,
      extra.departmentId ?? null,
      extra.positionId ?? null,
    ],
  )
  const row = rows[0]!
  return {
    userId: row.app,
    accountId: row.account,
    personId: row.person,
    sessionId: row.session,
    role,
    schoolId: extra.schoolId ?? null,
    regionId: row.region,
    departmentId: row.department,
    login,
    iin,
    name: `${surname} Айдар Серікұлы`,
  }
}
