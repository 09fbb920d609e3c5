import type { Db } from '#platform/db/db.ts'

export async function countPress(db: Db, bannerId: number, userId: number, at: Date): Promise<void> {
  await db.insertInto('banner_event').values({ banner_id: bannerId, user_id: userId, at }).execute()
}
