import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

type OrderRow = Selectable<Tables['money_order']>
export type NewOrder = Omit<OrderRow, 'state' | 'created_at'>

export const orderOf = (db: Db, uuid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('money_order').selectAll().where('uuid', '=', uuid).executeTakeFirst()

export async function storePaid(db: Db, order: NewOrder, now: Date): Promise<void> {
  await db
    .insertInto('money_order')
    .values({ ...order, state: 'paid', created_at: now })
    .execute()
}

/** Held until the end of the transaction: two payers for one child wait for each other. */
export async function holdBeneficiary(db: Db, userId: number): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(db)
}

/** Until when what was bought or given to somebody counts; null where it is blocked or there is none. */
export async function presentEnd(db: Db, userId: number, type: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(expires_at) as until from subscription
    where user_id = ${userId} and type = ${type} and status <> 'blocked'`.execute(db)
  return rows[0]?.until ?? null
}

/** Access as the order has it: the row of this person and kind is from now on this order's. */
export async function openBy(db: Db, order: NewOrder, type: string): Promise<void> {
  const status = order.is_trial ? 'trial' : 'active'
  await sql`insert into subscription (user_id, type, status, expires_at, product_id, order_uuid)
    values (${order.beneficiary_id}, ${type}, ${status}, ${order.opens_until}, ${order.product_id}, ${order.uuid})
    on conflict (user_id, type) where order_uuid is not null do update
      set status = excluded.status, expires_at = excluded.expires_at, product_id = excluded.product_id,
        order_uuid = excluded.order_uuid`.execute(db)
}

export async function ownSubscription(db: Db, id: number) {
  const query = db.selectFrom('subscription').select(['user_id', 'status', 'expires_at']).where('id', '=', id)
  return query.where('user_id', 'is not', null).forUpdate().executeTakeFirst()
}

export async function setStatus(db: Db, id: number, status: string): Promise<void> {
  await db.updateTable('subscription').set({ status }).where('id', '=', id).execute()
}
