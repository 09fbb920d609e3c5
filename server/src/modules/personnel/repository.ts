import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type LookUp = { by: number; at: Date; iinHash: Buffer; answer: 'shown' | 'agrees' | 'disagrees' }

/** Remembers that somebody asked for the person of an IIN. */
export async function keepLookUp(db: Db, schoolId: number, { by, at, iinHash, answer }: LookUp): Promise<void> {
  await db
    .insertInto('iin_look_up')
    .values({ school_id: schoolId, by_user_id: by, at, iin_hash: iinHash, answer })
    .execute()
}

/** Look-ups are kept for a year. */
export async function forgetLookUps(db: Db, now: Date): Promise<void> {
  await sql`delete from iin_look_up where iin_look_up.at < ${now}::timestamptz - interval '1 year'`.execute(db)
}
