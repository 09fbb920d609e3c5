import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DuePush, PushFate } from './push.ts'

/**
 * `daily`: it is the hour at which those leave that were asked for once a day. `clock`: the time of day of the schools.
 * `kinds`: the devices that can be reached.
 */
type Moment = { now: Date; clock: string; daily: boolean; kinds: readonly string[] }

/**
 * Takes what is due for devices that take pushes, so that no other process sends it. Whoever dies now sends nothing:
 * the bell still shows it.
 */
export async function takeDue(db: Db, { now, clock, daily, kinds }: Moment, most: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`with reader as materialized (
      select distinct p.user_id from push_subscription p
      left join notice_quiet q on q.user_id = p.user_id
      where (p.wait_until is null or p.wait_until <= ${now}) and p.kind = any(${kinds}::text[]) and not case
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
    from told join push_subscription p on p.user_id = told.user_id and p.kind = any(${kinds}::text[])
      and (p.wait_until is null or p.wait_until <= ${now})`.execute(db)
  return rows
}

/** A device and what came of the push to it. */
type Told = { push: Pick<DuePush, 'endpoint'>; fate: PushFate }

/**
 * Keeps what came of a round: who was reached starts afresh, who was busy or away is asked later, and whom its service
 * knows no more, or who failed for days by the fault of its own side, is forgotten.
 */
export async function keepFates(db: Db, now: Date, told: readonly Told[]): Promise<void> {
  const waits = told.map(({ fate }) => (typeof fate === 'object' ? fate : null))
  await sql`with told as (
      select * from unnest(${told.map(({ push }) => push.endpoint)}::text[], ${told.map(({ fate }) => fate === 'gone')}::boolean[],
        ${waits.map((wait) => wait?.again ?? null)}::float8[], ${waits.map((wait) => wait?.blames ?? false)}::boolean[])
        as t (endpoint, is_gone, again, blames)),
    forgotten as (
      delete from push_subscription p using told
      where p.endpoint = told.endpoint and (told.is_gone or (told.blames and p.failures >= 20)))
    update push_subscription p set failures = case when told.again is null then 0 else p.failures + told.blames::int end,
      wait_until = ${now}::timestamptz + make_interval(secs => told.again)
    from told where p.endpoint = told.endpoint and not told.is_gone and not (told.blames and p.failures >= 20)
      and (told.again is not null or p.failures > 0)`.execute(db)
}

/** Notices that reached no device of their readers wait for the next round. */
export async function giveBack(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  await sql`update notice set pushed_at = null where user_id = any(${userIds}::int[]) and pushed_at = ${now}
    and read_at is null`.execute(db)
}
