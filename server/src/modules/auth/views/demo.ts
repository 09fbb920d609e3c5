import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Whether the demo's people are in the database: accounts with a password that everybody knows. */
export async function demoStanding(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from account a where a.is_demo limit 1`.execute(db)
  return rows.length > 0
}
