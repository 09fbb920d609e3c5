import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { OrderRow } from './orders.ts'

/** Until when what was bought or given to somebody counts; null where it is blocked or there is none. */
export async function presentEnd(db: Db, userId: number, type: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(expires_at) as until from subscription
    where user_id = ${userId} and type = ${type} and status <> 'blocked'`.execute(db)
  return rows[0]?.until ?? null
}

export async function presentEndOfSchool(db: Db, schoolId: number, type: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(expires_at) as until from subscription
    where school_id = ${schoolId} and type = ${type} and status <> 'blocked'`.execute(db)
  return rows[0]?.until ?? null
}

/** Access as the order has it: the row of this person, or school, and kind is from now on this order's. */
export async function openBy(db: Db, order: OrderRow, type: string, until: Date): Promise<void> {
  const status = order.is_trial ? 'trial' : 'active'
  const own = order.school_id === null ? order.beneficiary_id : null
  const whose = order.school_id === null ? sql`(user_id, type)` : sql`(school_id, type)`
  await sql`insert into subscription (user_id, school_id, type, status, expires_at, product_id, order_uuid)
    values (${own}, ${order.school_id}, ${type}, ${status}, ${until}, ${order.product_id}, ${order.uuid})
    on conflict ${whose} where order_uuid is not null do update
      set status = excluded.status, expires_at = excluded.expires_at, product_id = excluded.product_id,
        order_uuid = excluded.order_uuid, grace_until = null`.execute(db)
}

/** A subscription of a person, or of a school, held. */
export async function ownSubscription(db: Db, id: number) {
  const query = db.selectFrom('subscription').selectAll().where('id', '=', id)
  return query.where('order_uuid', 'is not', null).forUpdate().executeTakeFirst()
}

export async function setStatus(db: Db, id: number, status: string): Promise<void> {
  await db.updateTable('subscription').set({ status, grace_until: null }).where('id', '=', id).execute()
}

export async function setGrace(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('subscription').set({ grace_until: until }).where('id', '=', id).execute()
}

export type AccessEnding = { id: number; userId: number; orderUuid: string; expiresAt: Date; graceUntil: Date | null }

/** Subscriptions of people paid from the balance that end, or have ended and were not renewed. */
export async function endingBefore(db: Db, before: Date): Promise<AccessEnding[]> {
  const { rows } = await sql<AccessEnding>`select s.id, s.user_id as "userId", s.order_uuid as "orderUuid",
      s.expires_at as "expiresAt", s.grace_until as "graceUntil"
    from subscription s join money_order o on o.uuid = s.order_uuid
    where s.status = 'active' and s.user_id is not null and s.expires_at <= ${before}
      and o.kind = 'subscribe' and o.provider in ('balance', 'operator_billing')
    order by s.expires_at, s.id limit 500`.execute(db)
  return rows
}

/**
 * Access that a refund took back: it ends at a moment, by the latest order that still stands. What was given back itself
 * is not renewed from the very money that went back.
 */
export async function endAt(db: Db, order: OrderRow, type: string, until: Date): Promise<void> {
  const whose = order.school_id === null ? sql`user_id = ${order.beneficiary_id}` : sql`school_id = ${order.school_id}`
  await sql`update subscription set expires_at = ${until}, grace_until = null,
      status = case when status = 'active' and order_uuid = ${order.uuid} then 'canceledActive' else status end
    where ${whose} and type = ${type} and order_uuid is not null`.execute(db)
}
