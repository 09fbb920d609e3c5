import { codeRules } from '@qalam/contract/profile/api.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type ProofRow = Selectable<Tables['email_proof']>

/** An address waits for its code; the one that waited before waits no more. */
export async function askProof(db: Db, { personId, email, at }: { personId: number; email: string; at: Date }) {
  const fresh = { email, asked_at: at, code_hash: null, tries: 0 }
  await db
    .insertInto('email_proof')
    .values({ person_id: personId, ...fresh })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(fresh))
    .execute()
  await db.insertInto('email_proof_asked').values({ person_id: personId, email, at }).execute()
}

/** Who asks for letters waits for their turn, and so does who asks for the same address. */
export async function lockLetters(db: Db, personId: number, email: string): Promise<void> {
  for (const name of [`letters of ${personId}`, `letters to ${email.toLowerCase()}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** The moments of the last hour at which letters were asked for, by the person and to the address; the oldest first. */
export async function lettersOfHour(db: Db, personId: number, email: string, now: Date): Promise<Date[][]> {
  const since = sql`${now}::timestamptz - interval '1 hour'`
  const { rows } = await sql<{ mine: boolean; at: Date }>`
    select true as mine, a.at from email_proof_asked a where a.person_id = ${personId} and a.at > ${since}
    union all select false, a.at from email_proof_asked a where lower(a.email) = lower(${email}) and a.at > ${since}
    order by at`.execute(db)
  return [rows.filter(({ mine }) => mine), rows.filter(({ mine }) => !mine)].map((some) => some.map(({ at }) => at))
}

/** What was asked for a day ago counts no more. */
export async function forgetLetters(db: Db, now: Date): Promise<void> {
  await sql`delete from email_proof_asked where at < ${now}::timestamptz - interval '1 day'`.execute(db)
}

export const proofOf = (db: Db, personId: number): Promise<ProofRow | undefined> =>
  db.selectFrom('email_proof').selectAll().where('person_id', '=', personId).executeTakeFirst()

/** The code of the letter that leaves for what was asked at a moment; false when another letter was asked for since. */
export async function keepCode(db: Db, personId: number, askedAt: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_proof')
    .set({ code_hash: hash })
    .where('person_id', '=', personId)
    .where('asked_at', '=', sql<Date>`${askedAt}::timestamptz`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a try of a code that is still good; null where none is. */
export async function takeTry(db: Db, personId: number, now: Date): Promise<ProofRow | null> {
  const row = await db
    .updateTable('email_proof')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('tries', '<', codeRules.tries)
    .where('asked_at', '>', sql<Date>`${now}::timestamptz - make_interval(mins => ${codeRules.minutes})`)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function dropProof(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('email_proof').where('person_id', '=', personId).execute()
}
