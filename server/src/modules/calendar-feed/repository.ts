import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Db } from '#platform/db/db.ts'

type Of = { schoolId: number; userId: number; readerId: number }

/** Keeps the hash of a new address; the one before is gone. */
export async function keepFeed(
  db: Db,
  { schoolId, userId, readerId }: Of,
  made: { hash: Buffer; language: Language; at: Date },
): Promise<void> {
  const address = { hash: made.hash, language: made.language, made_at: made.at }
  await db
    .insertInto('calendar_feed')
    .values({ school_id: schoolId, user_id: userId, reader_id: readerId, ...address })
    .onConflict((same) => same.columns(['school_id', 'user_id', 'reader_id']).doUpdateSet(address))
    .execute()
}

export async function dropFeed(db: Db, { schoolId, userId, readerId }: Of): Promise<void> {
  await db
    .deleteFrom('calendar_feed')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('reader_id', '=', readerId)
    .execute()
}
