import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { meant } from '#vocabulary/audience.ts'

/** A press is counted once a person; who presses has seen it. */
export async function countPress(db: Db, bannerId: number, accountId: number, today: string): Promise<void> {
  await sql`insert into banner_reader (banner_id, account_id, seen_on, pressed)
    values (${bannerId}, ${accountId}, ${today}::date, true)
    on conflict (banner_id, account_id) do update set pressed = true where not banner_reader.pressed`.execute(db)
}

/** Banners that stood before a person; those that are not theirs are passed over, and a known one writes nothing. */
export async function countSeen(db: Db, actor: Actor, today: string, banners: readonly number[]): Promise<void> {
  await sql`insert into banner_reader (banner_id, account_id, seen_on)
    select n.id, ${actor.accountId}, ${today}::date from banner n
    where n.id = any(${banners}::int[]) and ${meant(actor, today)} on conflict do nothing`.execute(db)
}

/** An announcement that stood before a person, and whether they pressed its button. */
export async function countRead(
  db: Db,
  announcementId: number,
  { accountId, today, pressed }: { accountId: number; today: string; pressed: boolean },
): Promise<void> {
  await sql`insert into announcement_reader (announcement_id, account_id, seen_on, pressed)
    values (${announcementId}, ${accountId}, ${today}::date, ${pressed})
    on conflict (announcement_id, account_id) do update set pressed = true
      where ${pressed} and not announcement_reader.pressed`.execute(db)
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

/** Takes the one dialog of a day for an account; of two tabs that ask at once one gets it. */
export async function takeDay(db: Db, accountId: number, today: string): Promise<boolean> {
  const { rows } = await sql`insert into dialog_day (account_id, day) values (${accountId}, ${today}::date)
    on conflict (account_id) do update set day = excluded.day where dialog_day.day < excluded.day
    returning dialog_day.day`.execute(db)
  return rows.length > 0
}
