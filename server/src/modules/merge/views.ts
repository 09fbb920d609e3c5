import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Whether the school gave an account a new password since then: who had it before is shut out of all that they made. */
export async function wasResetSince(db: Db, accountId: number, since: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from password_event e
    where e.account_id = ${accountId} and e.kind = 'reset' and e.at > ${since} limit 1`.execute(db)
  return rows.length > 0
}
