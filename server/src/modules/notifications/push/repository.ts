import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { NoticeCategory } from '@qalam/contract/notifications/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type DuePush = {
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  userId: number
  categories: NoticeCategory[]
  count: number
}

/** `daily`: it is the hour at which those leave that were asked for once a day. `clock`: the time of day of the schools. */
type Moment = { now: Date; clock: string; daily: boolean }

/**
 * Takes what is due for browsers that take pushes, so that no other process sends it. Whoever dies now sends nothing:
 * the bell still shows it.
 */
export async function takeDue(db: Db, { now, clock, daily }: Moment, most: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`with reader as materialized (
      select distinct p.user_id from push_subscription p
      left join notice_quiet q on q.user_id = p.user_id
      where (p.wait_until is null or p.wait_until <= ${now}) and not case
        when coalesce(q.quiet_from, '21:00') <= coalesce(q.quiet_until, '07:00')
        then ${clock}::time >= coalesce(q.quiet_from, '21:00') and ${clock}::time < coalesce(q.quiet_until, '07:00')
        else ${clock}::time >= coalesce(q.quiet_from, '21:00') or ${clock}::time < coalesce(q.quiet_until, '07:00') end),
    due as (
      select n.id from reader join notice n on n.user_id = reader.user_id
      left join notice_setting s on s.user_id = n.user_id and s.category = n.category
      where n.pushed_at is null and n.read_at is null and n.shown_from <= ${now}
        and (coalesce(s.push, 'now') = 'now' or (s.push = 'daily' and ${daily}))
      order by n.user_id, n.id limit ${most} for update of n skip locked),
    taken as (
      update notice set pushed_at = ${now} from due where notice.id = due.id returning notice.user_id, notice.category),
    told as (
      select taken.user_id, array_agg(distinct taken.category) as categories, count(*)::int as count
      from taken group by taken.user_id)
    select p.endpoint, p.p256dh, p.auth, p.language, p.user_id as "userId", told.categories, told.count
    from told join push_subscription p on p.user_id = told.user_id`.execute(db)
  return rows
}

/** The push service knows the browser no more. */
export async function forget(db: Db, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where endpoint = ${endpoint}`.execute(db)
}

export async function reached(db: Db, endpoint: string): Promise<void> {
  await sql`update push_subscription set failures = 0, wait_until = null
    where endpoint = ${endpoint} and failures > 0`.execute(db)
}

/** Busy or away: its reader's notices wait, and a browser that failed for days is forgotten. */
export async function putOff(db: Db, push: DuePush, now: Date, seconds: number): Promise<void> {
  await sql`delete from push_subscription where endpoint = ${push.endpoint} and failures >= 20`.execute(db)
  await sql`update push_subscription set failures = failures + 1,
      wait_until = ${now}::timestamptz + make_interval(secs => ${seconds}) where endpoint = ${push.endpoint}`.execute(
    db,
  )
  await sql`update notice set pushed_at = null where user_id = ${push.userId} and pushed_at = ${now}
    and read_at is null`.execute(db)
}
