import type { bannerPlaces } from '@qalam/contract/news/shown.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { isDayTaken, meant } from '#vocabulary/audience.ts'

type Drawn = { id: number; picture: string | null; alt: unknown; buttons: unknown }
export type BannerRow = Drawn & { place: (typeof bannerPlaces)[number]; image: string; title: unknown }
export type AnnouncementRow = Drawn & { message: unknown }

/** The banners that are meant for a person on a day and that they have not closed; one for once is there on its first day. */
export async function bannersFor(db: Db, actor: Actor, today: string): Promise<BannerRow[]> {
  const { rows } = await named(
    'banners-for',
    sql<BannerRow>`select n.id, n.place, n.image, n.picture, n.alt, n.title, n.buttons from banner n
    where ${meant(actor, today)} and not exists (
      select from banner_closed c where c.account_id = ${actor.accountId} and c.banner_id = n.id)
    and not (n.lasting = 'once' and exists (select from banner_reader r
      where r.banner_id = n.id and r.account_id = ${actor.accountId} and r.seen_on < ${today}::date))
    order by n.id limit 50`,
  ).execute(db)
  return rows
}

/** Whether a banner is meant for a person on a day, closed or not. */
export async function isBannerFor(db: Db, actor: Actor, today: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from banner n where n.id = ${id} and ${meant(actor, today)}`.execute(db)
  return rows.length > 0
}

/**
 * The announcement that may stand before a person now: meant, not closed, and the first dialog of the day. What a school says
 * comes before what is said to many.
 */
export async function announcementsFor(db: Db, actor: Actor, today: string): Promise<AnnouncementRow[]> {
  const { rows } = await named(
    'announcements-for',
    sql<AnnouncementRow>`select n.id, n.message, n.picture, n.alt, n.buttons
    from announcement n where ${meant(actor, today)} and not exists (
      select from announcement_closed c where c.account_id = ${actor.accountId} and c.announcement_id = n.id)
    and not (n.lasting = 'once' and exists (select from announcement_reader r
      where r.announcement_id = n.id and r.account_id = ${actor.accountId}))
    and not ${isDayTaken(actor.accountId, today)}
    order by n.school_id is null, n.id limit 1`,
  ).execute(db)
  return rows
}

/** Whether an announcement is meant for a person on a day, closed or not. */
export async function isAnnouncementFor(db: Db, actor: Actor, today: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from announcement n where n.id = ${id} and ${meant(actor, today)}`.execute(db)
  return rows.length > 0
}
