import { sessionsEnded } from '@qalam/contract/auth/events.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { storeEvent } from '#platform/events/outbox.ts'

/** A sign-in to make; the password has to be changed at the first one. */
export type NewAccount = { personId: number; login: string; passwordHash: string; madeBySchool: number | null }

/** Logins of the list that are taken, in lower case. */
export async function takenLogins(db: Db, logins: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    login: string
  }>`select lower(account.login) as login from account where lower(account.login) = any(${logins}::text[])`.execute(db)
  return new Set(rows.map(({ login }) => login))
}

/**
 * Stores accounts and answers whose were stored: not those of a person who has one and not those whose login has just been
 * taken by somebody else.
 */
export async function storeAccounts(db: Db, accounts: readonly NewAccount[]): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number
  }>`insert into account (person_id, login, password_hash, default_password, made_by_school)
    select a."personId", a.login, a."passwordHash", true, a."madeBySchool"
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as a("personId" int, login text, "passwordHash" text, "madeBySchool" int)
    order by a."personId"
    on conflict do nothing
    returning account.person_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Ends the sessions of everybody who registered by themselves with one of these IINs: the school knows its people, and
 * what such an account says about itself proves nothing.
 */
export async function endClaimed(db: Db, iins: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`update session set ended_at = ${now}, ended_because = 'person' from account
    where account.id = session.account_id and account.claimed_iin = any(${iins}::text[])
      and session.ended_at is null returning session.id`.execute(db)
  const sessionIds = rows.map(({ id }) => id)
  if (sessionIds.length > 0) await storeEvent(db, sessionsEnded, null, { sessionIds }, now)
}
