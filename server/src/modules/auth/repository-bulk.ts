import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Who of these people can sign in already. */
export async function accountHolders(db: Db, personIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number
  }>`select account.person_id as id from account where account.person_id = any(${personIds}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Logins of the list that are taken, in lower case. */
export async function takenLogins(db: Db, logins: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    login: string
  }>`select lower(account.login) as login from account where lower(account.login) = any(${logins}::text[])`.execute(db)
  return new Set(rows.map(({ login }) => login))
}
