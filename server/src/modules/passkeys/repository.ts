import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

export function passkeysOf(db: Db, accountId: number): Promise<PasskeyRow[]> {
  const theirs = db.selectFrom('passkey').selectAll().where('account_id', '=', accountId)
  return theirs.orderBy('created_at', 'desc').orderBy('id').limit(20).execute()
}

export function passkeyById(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when the passkey is known already. */
export async function keepPasskey(db: Db, row: Insertable<Tables['passkey']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function renamePasskey(db: Db, accountId: number, id: string, name: string): Promise<boolean> {
  const theirs = db.updateTable('passkey').set({ name }).where('account_id', '=', accountId)
  return (await theirs.where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n
}

export async function removePasskey(db: Db, accountId: number, id: string): Promise<boolean> {
  const theirs = db.deleteFrom('passkey').where('account_id', '=', accountId)
  return (await theirs.where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}

export async function noteUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute()
}

/** Uses the answer to a challenge up, and forgets those that are over anyway; false when it was used before. */
export async function useChallenge(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  await sql`delete from passkey_challenge where answered_at < ${now}::timestamptz - interval '1 hour'`.execute(db)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey_challenge')
    .values({ hash, answered_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
