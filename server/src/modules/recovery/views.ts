import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Reached = { accountId: number; personId: number; email: string }

/** The account of a login with the address that its person proved; nothing where there is none, or the school closed it. */
export async function reachedBy(db: Db, login: string): Promise<Reached | undefined> {
  const { rows } = await sql<Reached>`select a.id as "accountId", p.id as "personId", p.email from account a
    join known_person p on p.id = a.person_id
    where lower(a.login) = lower(${login}) and a.joined_to is null and a.blocked_at is null and not a.is_demo
      and p.email is not null and p.email_confirmed_at is not null`.execute(db)
  return rows[0]
}

/** Where the letter to an account goes. */
export async function addressOf(db: Db, accountId: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select p.email from account a join known_person p on p.id = a.person_id
    where a.id = ${accountId} and p.email is not null and p.email_confirmed_at is not null`.execute(db)
  return rows[0]?.email
}
