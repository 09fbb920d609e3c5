import type { Db } from '#platform/db/db.ts'

export async function countPress(db: Db, bannerId: number, userId: number, at: Date): Promise<void> {
  await db.insertInto('banner_event').values({ banner_id: bannerId, user_id: userId, at }).execute()
}

/** Closed once is closed: a second closing from another device changes nothing. */
export async function closeBanner(db: Db, accountId: number, bannerId: number, at: Date): Promise<void> {
  await db
    .insertInto('banner_closed')
    .values({ account_id: accountId, banner_id: bannerId, at })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function closeAnnouncement(db: Db, accountId: number, announcementId: number, at: Date): Promise<void> {
  await db
    .insertInto('announcement_closed')
    .values({ account_id: accountId, announcement_id: announcementId, at })
    .onConflict((known) => known.doNothing())
    .execute()
}
