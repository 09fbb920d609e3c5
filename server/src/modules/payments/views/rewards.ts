import { sql } from 'kysely'
import type { PointsLine, Reward } from '@qalam/contract/payments/api-rewards.ts'
import type { Db } from '#platform/db/db.ts'

/** What points buy for an audience, the cheapest first. */
export async function rewardsFor(db: Db, audience: string | null): Promise<Reward[]> {
  if (audience === null) return []
  const { rows } = await sql<Reward>`select r.id, r.product_id as "productId", p.type, p.name, r.months, r.points
    from money_reward r join money_product p on p.id = r.product_id
    where r.is_given and p.audience = ${audience === 'director' ? 'staff' : audience}
    order by r.points, r.id limit 100`.execute(db)
  return rows
}

type Row = Omit<PointsLine, 'at'> & { at: Date }

/** Points that came and went, and what for. */
export async function pointsLines(
  db: Db,
  personId: number,
  page: number,
  size: number,
): Promise<{ rows: Row[]; total: number }> {
  // One account, whose end the index knows; how long it is stands beside its balance.
  const account = sql`(select id from money_account where person_id = ${personId} and currency = 'PTS')`
  const lines = sql`from money_entry e
    join money_transfer t on t.uuid = e.transfer_uuid left join money_order o on o.uuid = t.order_uuid
    left join money_product p on p.id = o.product_id left join money_item i on i.kind = o.item_kind and i.id = o.item_id
    where e.account_id = ${account}`
  const { rows } =
    await sql<Row>`select e.id::float8 as id, t.at, t.kind, e.amount::float8 as amount, coalesce(p.name, i.name) as what
    ${lines} order by e.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select entries::int as total from money_balance
    where account_id = ${account}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
