import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** For this role, school, region and day; what is not named holds for all. */
const meant = ({ role, schoolId, regionId }: Actor, today: string) => sql`(n.roles is null or ${role} = any(n.roles))
  and (n.school_id is null or n.school_id = ${schoolId}) and (n.region_id is null or n.region_id = ${regionId})
  and (n.since is null or n.since <= ${today}::date) and (n.until is null or n.until >= ${today}::date)`

export type BannerRow = {
  id: number
  place: 'side' | 'schedule' | 'exams' | 'catalogue' | 'country-statistics'
  image: string
  title: unknown
  buttons: unknown
}

/** The banners that are meant for a person on a day and that they have not closed. */
export async function bannersFor(db: Db, actor: Actor, today: string): Promise<BannerRow[]> {
  const { rows } = await named(
    'banners-for',
    sql<BannerRow>`select n.id, n.place, n.image, n.title, n.buttons from banner n
    where ${meant(actor, today)} and not exists (
      select from banner_closed c where c.account_id = ${actor.accountId} and c.banner_id = n.id)
    order by n.id limit 50`,
  ).execute(db)
  return rows
}

/** Whether a banner is meant for a person on a day, closed or not. */
export async function isBannerFor(db: Db, actor: Actor, today: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from banner n where n.id = ${id} and ${meant(actor, today)}`.execute(db)
  return rows.length > 0
}

export type AnnouncementRow = { id: number; message: unknown; buttons: unknown }

/** The announcements that are meant for a person on a day and that they have not closed. */
export async function announcementsFor(db: Db, actor: Actor, today: string): Promise<AnnouncementRow[]> {
  const { rows } = await named(
    'announcements-for',
    sql<AnnouncementRow>`select n.id, n.message, n.buttons
    from announcement n where ${meant(actor, today)} and not exists (
      select from announcement_closed c where c.account_id = ${actor.accountId} and c.announcement_id = n.id)
    order by n.id limit 50`,
  ).execute(db)
  return rows
}

/** Whether an announcement is meant for a person on a day, closed or not. */
export async function isAnnouncementFor(db: Db, actor: Actor, today: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from announcement n where n.id = ${id} and ${meant(actor, today)}`.execute(db)
  return rows.length > 0
}
