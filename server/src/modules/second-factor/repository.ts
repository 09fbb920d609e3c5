import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type FactorRow = Selectable<Tables['second_factor']>

export function factorOf(db: Db, accountId: number): Promise<FactorRow | undefined> {
  return db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** What an app was given and has not confirmed yet. */
export async function keepPending(db: Db, accountId: number, pending: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ account_id: accountId, pending, pending_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending, pending_at: now }))
    .execute()
}

/** The app that was begun is the one that counts; false when another was begun meanwhile. */
export async function confirmPending(
  db: Db,
  { accountId, pending, halfMinute }: { accountId: number; pending: Buffer; halfMinute: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ secret: pending, confirmed_at: now, last_used: halfMinute, pending: null, pending_at: null })
    .where('account_id', '=', accountId)
    .where('pending', '=', pending)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code of a half minute up; false when it or a later one was used before. */
export async function useHalfMinute(db: Db, accountId: number, halfMinute: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_used: halfMinute })
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('last_used', 'is', null), where('last_used', '<', halfMinute)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there was one. */
export async function removeFactor(db: Db, accountId: number): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await db.deleteFrom('second_factor').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecovery(db: Db, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = hashes.map((hash) => ({ account_id: accountId, hash }))
  await db.insertInto('recovery_code').values(rows).execute()
}

/** Uses a recovery code up; false for an unknown or a used one. */
export async function useRecovery(db: Db, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recoveryLeft(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function isRequiredIn(db: Db, schoolId: number): Promise<boolean> {
  const rule = db.selectFrom('second_factor_rule').select('school_id').where('school_id', '=', schoolId)
  return (await rule.executeTakeFirst()) !== undefined
}

/** Asked of sign-ins from now on; a rule that stands keeps its day. */
export async function requireIn(db: Db, schoolId: number, now: Date): Promise<void> {
  await sql`insert into second_factor_rule (school_id, required_since) values (${schoolId}, ${now})
    on conflict (school_id) do nothing`.execute(db)
}

export async function requireNoMoreIn(db: Db, schoolId: number): Promise<void> {
  await db.deleteFrom('second_factor_rule').where('school_id', '=', schoolId).execute()
}
