import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

type Step = { hash: Buffer; accountId: number; mark: Buffer; now: Date; seconds: number }

export async function keepStep(db: Db, { hash, accountId, mark, now, seconds }: Step): Promise<void> {
  const expires = sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`
  const row = { hash, account_id: accountId, password_mark: mark, expires_at: expires }
  await db.insertInto('sign_in_step').values(row).execute()
}

/** A step that is not over yet. */
export function stepOf(db: Db, hash: Buffer, now: Date): Promise<Selectable<Tables['sign_in_step']> | undefined> {
  return db
    .selectFrom('sign_in_step')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a step up; false when somebody else did so meanwhile. */
export async function dropStep(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_step').where('hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetSteps(db: Db): Promise<void> {
  await sql`delete from sign_in_step where expires_at < now()`.execute(db)
}
