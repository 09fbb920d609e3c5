import { recoveryRules } from '@qalam/contract/recovery/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Begins a letter to an account, unless another one left a moment ago; whether it was begun. */
export async function beginLetter(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into recovery_letter as r (account_id, asked_at) values (${accountId}, ${now})
    on conflict (account_id) do update set asked_at = ${now}, code_hash = null, tries = 0
      where r.asked_at <= ${now}::timestamptz - make_interval(mins => ${recoveryRules.between})
    returning 1`.execute(db)
  return rows.length > 0
}

/** Keeps the code of the letter that was asked for at a moment; whether it is still the last one. */
export async function keepCode(db: Db, accountId: number, at: string, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`update recovery_letter set code_hash = ${codeHash}
    where recovery_letter.account_id = ${accountId} and recovery_letter.asked_at = ${at}::timestamptz
    returning 1`.execute(db)
  return rows.length > 0
}

/** Takes a try before the code is compared; null where none is left, or the time is over. */
export async function takeTry(db: Db, accountId: number, now: Date): Promise<Buffer | null> {
  const { rows } = await sql<{ kept: Buffer | null }>`update recovery_letter set tries = recovery_letter.tries + 1
    where recovery_letter.account_id = ${accountId} and recovery_letter.tries < ${recoveryRules.tries}
      and recovery_letter.asked_at > ${now}::timestamptz - make_interval(mins => ${recoveryRules.minutes})
    returning recovery_letter.code_hash as kept`.execute(db)
  return rows[0]?.kept ?? null
}

/** A code opens once. */
export async function useUp(db: Db, accountId: number, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_letter')
    .set({ code_hash: null })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
