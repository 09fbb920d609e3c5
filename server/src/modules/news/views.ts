import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** A parent belongs to no school: what is said to a school or a region is said to whoever has a child there. */
const childIn = (userId: number, place: RawBuilder<unknown>) => sql`exists (select from guardian b
  join app_user u on u.school_id = b.school_id and u.id = b.student_id and u.archived_at is null
  join school s on s.id = b.school_id where b.parent_id = ${userId} and ${place})`

/** For this role, school, region and day (Q-089); what is not named holds for all. */
const meant = ({ role, schoolId, regionId, userId }: Actor, today: string) => sql`
  (n.roles is null or ${role} = any(n.roles))
  and (n.school_id is null or n.school_id = ${schoolId} or ${childIn(userId, sql`s.id = n.school_id`)})
  and (n.region_id is null or n.region_id = ${regionId} or ${childIn(userId, sql`s.region_id = n.region_id`)})
  and (n.since is null or n.since <= ${today}::date) and (n.until is null or n.until >= ${today}::date)`

export type BannerRow = {
  id: number
  place: 'side' | 'schedule' | 'exams' | 'catalogue' | 'country-statistics' | 'news'
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
