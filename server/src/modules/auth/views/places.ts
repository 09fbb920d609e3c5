import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { fullName } from '#vocabulary/people.ts'

/** A living place of a person, with the role they act in there: a subrole replaces the teacher role (S-ROLE-1, Q-114). */
export type PersonPlace = {
  userId: number
  accountId: number
  personId: number
  role: Role
  schoolId: number | null
  /** Of the official, else of the school. */
  regionId: number | null
  departmentId: number | null
}

const place = sql`u.id as "userId", a.id as "accountId", u.person_id as "personId", coalesce(u.subrole, u.role) as role,
  u.school_id as "schoolId", coalesce(u.region_id, s.region_id) as "regionId",
  coalesce(u.department_id, s.department_id) as "departmentId"
  from placement u
  join account a on a.person_id = u.person_id
  left join known_school s on s.id = u.school_id`

/** Every living place of an account's person, the oldest first; places in schools that the platform closed are left out. */
export async function placesOfAccount(db: Db, accountId: number): Promise<PersonPlace[]> {
  const { rows } = await named(
    'auth-places',
    sql<PersonPlace>`select ${place}
    where a.id = ${accountId} and u.archived_at is null and s.blocked_at is null order by u.id limit 100`,
  ).execute(db)
  return rows
}

/** One living place. */
export async function placeOf(db: Db, userId: number): Promise<PersonPlace | undefined> {
  const { rows } = await named(
    'auth-place',
    sql<PersonPlace>`select ${place}
    where u.id = ${userId} and u.archived_at is null and s.blocked_at is null`,
  ).execute(db)
  return rows[0]
}

/** Which place of a person a session stands for. */
export type HeldSession = { sessionId: string; userId: number }

/**
 * The places that living sessions stand for, with the rights of this moment; sessions that ended, places that were
 * archived, accounts that the school blocked and schools that the platform closed are missing. Asked before calls and of all open sockets, so planned once.
 */
export async function standingPlaces(db: Db, held: readonly HeldSession[]): Promise<(PersonPlace & HeldSession)[]> {
  const sessionIds = held.map(({ sessionId }) => sessionId)
  const userIds = held.map(({ userId }) => userId)
  const { rows } = await named(
    'auth-standing',
    sql<PersonPlace & HeldSession>`select e.id as "sessionId", ${place}
    join session e on e.account_id = a.id and e.ended_at is null
    join unnest(${sessionIds}::uuid[], ${userIds}::int[]) as asked (session_id, user_id)
      on asked.session_id = e.id and asked.user_id = u.id
    where u.archived_at is null and a.blocked_at is null and s.blocked_at is null`,
  ).execute(db)
  return rows
}

/** Whether an account has a place in a school that the platform closed. */
export async function isShutOut(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from account a
    join placement u on u.person_id = a.person_id and u.archived_at is null
    join known_school s on s.id = u.school_id and s.blocked_at is not null
    where a.id = ${accountId} limit 1`.execute(db)
  return rows.length > 0
}

export type RelatedRow = { userId: number; fullName: string; role: Role; school: Named | null }

/** Every living place of a person, for the account switch. */
export async function relatedPlaces(db: Db, personId: number): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`select u.id as "userId",
      ${sql.raw(fullName('u'))} as "fullName",
      coalesce(u.subrole, u.role) as role, s.name as school
    from placed_person u
    left join known_school s on s.id = u.school_id
    where u.person_id = ${personId} and u.archived_at is null and s.blocked_at is null
    order by u.id limit 100`.execute(db)
  return rows
}
