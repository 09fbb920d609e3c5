import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

export type SignInRow = {
  id: number
  at: Date
  outcome: 'in' | 'wrong-password' | 'blocked' | 'behalf' | 'related'
  device: string
  address: string
  sessionId: string | null
  endedAt: Date | null
  total: number
}

/** One page of an account's sign-ins, newest first. */
export async function signIns(db: Db, accountId: number, limit: number, offset: number): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`select e.id, e.at, e.outcome, e.device, e.address,
      s.id as "sessionId", s.ended_at as "endedAt", count(*) over () as total
    from sign_in_event e
    left join session s on s.id = e.session_id
    where e.account_id = ${accountId}
    order by e.at desc, e.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type PasswordRow = { at: Date; kind: 'changed' | 'reset'; by: string }

/** When an account's password was changed or reset, newest first. */
export async function passwordChanges(db: Db, accountId: number): Promise<PasswordRow[]> {
  const { rows } = await sql<PasswordRow>`select e.at, e.kind, coalesce(${sql.raw(personName('p'))}, '') as by
    from password_event e
    left join app_user u on u.id = e.by_user_id
    left join person p on p.id = u.person_id
    where e.account_id = ${accountId}
    order by e.at desc, e.id desc limit 100`.execute(db)
  return rows
}
