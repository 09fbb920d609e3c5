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

/** The banners that are meant for a person on a day. */
export async function bannersFor(db: Db, actor: Actor, today: string): Promise<BannerRow[]> {
  const { rows } = await named(
    'banners-for',
    sql<BannerRow>`select n.id, n.place, n.image, n.title, n.buttons from banner n
    where ${meant(actor, today)} order by n.id limit 50`,
  ).execute(db)
  return rows
}

export type AnnouncementRow = { id: number; message: unknown; buttons: unknown }

/** The announcements that are meant for a person on a day. */
export async function announcementsFor(db: Db, actor: Actor, today: string): Promise<AnnouncementRow[]> {
  const { rows } = await named(
    'announcements-for',
    sql<AnnouncementRow>`select n.id, n.message, n.buttons
    from announcement n where ${meant(actor, today)} order by n.id limit 50`,
  ).execute(db)
  return rows
}
