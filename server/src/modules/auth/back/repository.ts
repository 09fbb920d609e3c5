import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Removes accounts that nobody has used. */
export async function takeBackAccounts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from account where id = any(${ids}::int[])`.execute(db)
}
