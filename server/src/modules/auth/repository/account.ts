import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type AccountRow = Selectable<Tables['account']>

/** The account of a login whatever its case, held until the end of the transaction: its failures are counted in a row. */
export function lockAccountByLogin(db: Db, login: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(account.login)`, '=', sql`lower(${login})`)
    .forUpdate()
    .executeTakeFirst()
}

export function lockAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

export function insertAccounts(db: Db, rows: Insertable<Tables['account']>[]): Promise<{ id: number }[]> {
  return db.insertInto('account').values(rows).returning('id').execute()
}

/** One more failure in a row; `blockedAt` when it was the last one allowed. */
export async function countFailure(db: Db, id: number, blockedAt: Date | null): Promise<void> {
  await db
    .updateTable('account')
    .set((eb) => ({ failed_attempts: eb('failed_attempts', '+', 1), blocked_at: blockedAt }))
    .where('id', '=', id)
    .execute()
}

/** A sign-in that went well: no failures in a row any more, and the place to come back to. */
export async function settleAccount(db: Db, id: number, userId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ failed_attempts: 0, last_user_id: userId })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('failed_attempts', '>', 0), eb('last_user_id', 'is distinct from', userId)]))
    .execute()
}

export async function setPassword(db: Db, id: number, hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: hash, default_password: false }).where('id', '=', id).execute()
}

export async function recordPassword(db: Db, row: Insertable<Tables['password_event']>): Promise<void> {
  await db.insertInto('password_event').values(row).execute()
}

export async function recordSignIn(db: Db, row: Insertable<Tables['sign_in_event']>): Promise<void> {
  await db.insertInto('sign_in_event').values(row).execute()
}
