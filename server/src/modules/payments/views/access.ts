import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** Statuses that open the learning pages until they expire. */
export const opening = sql`('trial', 'trial-canceled', 'canceledActive', 'active')`

const hasSeat = sql`(s.type <> 'teacher_school' or s.order_uuid is null or u.role = 'director' or exists (
    select 1 from teacher_seat t where t.school_id = u.school_id and t.user_id = u.id and t.taken_at is null))`

/** It stays open for some days after an end where renewal found no money. */
export const opensUntil = sql`greatest(s.expires_at, coalesce(s.grace_until, s.expires_at))`

/**
 * The subscription that opens learning to a place: one's own of the kind for one's role, or one's school's. A student's
 * is `student`, everybody else's one of the teacher types; a school pays for all with `school`, and with
 * `teacher_school` for those who have a seat in what it bought.
 */
export const mine = sql`(s.user_id = u.id and (s.type = 'student') = (u.role = 'student'))
  or (s.school_id = u.school_id and (s.type = 'school' or (s.type = 'student') = (u.role = 'student')) and ${hasSeat})`

/** Whether one of these users has an active main subscription, of their own or of their school. */
export async function isSubscribed(db: Db, userIds: readonly number[], now: Date): Promise<boolean> {
  const { rows } = await named(
    'is-subscribed',
    sql`select 1 from placement u
    where u.id = any(${userIds}::int[]) and exists (
      select 1 from subscription s where (${mine}) and s.status in ${opening} and ${opensUntil} > ${now})
    limit 1`,
  ).execute(db)
  return rows.length > 0
}

export type SubscriptionRow = {
  id: number
  type: 'student' | 'teacher' | 'teacher_school' | 'school'
  status: 'trial' | 'trial-canceled' | 'canceledActive' | 'active' | 'blocked'
  expiresAt: Date
}

/** What a user subscribes to or did, newest first. */
export async function subscriptionsOf(db: Db, userId: number): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`select s.id, s.type, s.status, s.expires_at as "expiresAt"
    from placement u
    join subscription s on ${mine}
    where u.id = ${userId}
    order by s.expires_at desc limit 20`.execute(db)
  return rows
}

/** Whether a school has a subscription of its own that is open: its director's seats stand in the menu (SH-MENU-2, Q-040). */
export async function schoolSubscribes(db: Db, schoolId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from subscription s
    where s.school_id = ${schoolId} and s.type in ('school', 'teacher_school')
      and s.status in ${opening} and ${opensUntil} > ${now} limit 1`.execute(db)
  return rows.length > 0
}

/** How many study in a school, and until when its own subscription opens learning to them; null where none does. */
export async function openingOf(
  db: Db,
  schoolId: number,
  now: Date,
): Promise<{ students: number; until: Date | null }> {
  const { rows } = await sql<{ students: number; until: Date | null }>`select
      (select count(*)::int from placement u
        where u.school_id = ${schoolId} and u.role = 'student' and u.archived_at is null) as students,
      (select max(s.expires_at) from subscription s where s.school_id = ${schoolId} and s.type in ('school', 'student')
        and s.status in ${opening} and s.expires_at > ${now}) as until`.execute(db)
  return rows[0] ?? { students: 0, until: null }
}
