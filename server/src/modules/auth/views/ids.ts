import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The account that a person signs in with. */
export async function accountIdOf(db: Db, personId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where a.person_id = ${personId} and a.joined_to is null`.execute(db)
  return rows[0]?.id ?? null
}

/** The account of a login, whatever its case. */
export async function accountIdOfLogin(db: Db, login: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where lower(a.login) = lower(${login}) and a.joined_to is null`.execute(db)
  return rows[0]?.id ?? null
}
