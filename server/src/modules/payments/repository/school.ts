import type { Db } from '#platform/db/db.ts'

/** Opens learning to all of a school until a moment; what the school had before is this subscription from now on. */
export async function openSchool(db: Db, schoolId: number, until: Date): Promise<void> {
  const values = { status: 'active', expires_at: until }
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set(values)
    .where('school_id', '=', schoolId)
    .where('type', '=', 'school')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) return
  await db
    .insertInto('subscription')
    .values({ school_id: schoolId, type: 'school', ...values })
    .execute()
}

/** Ends what a school subscribes to. What its students pay for themselves stays. */
export async function closeSchool(db: Db, schoolId: number, at: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ expires_at: at })
    .where('school_id', '=', schoolId)
    .where('expires_at', '>', at)
    .execute()
}
