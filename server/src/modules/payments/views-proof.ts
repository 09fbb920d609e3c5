import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The first thing that the books and what is kept beside them do not agree on; null where they agree. */
export async function firstDifference(db: Db): Promise<string | null> {
  const checks = [
    sql<{ what: string }>`select format('transfer %s: %s %s', e.transfer_uuid, sum(e.amount), a.currency) as what
      from money_entry e join money_account a on a.id = e.account_id
      group by e.transfer_uuid, a.currency having sum(e.amount) <> 0 order by e.transfer_uuid limit 1`,
    sql<{
      what: string
    }>`select format('account %s: balance %s, entries %s', b.account_id, b.amount, coalesce(t.total, 0)) as what
      from money_balance b
      left join (select account_id, sum(amount) as total from money_entry group by account_id) t using (account_id)
      where b.amount <> coalesce(t.total, 0) order by b.account_id limit 1`,
    sql<{ what: string }>`select format('order %s: paid without its transfer', o.uuid) as what from money_order o
      where o.state = 'paid' and not o.is_trial and not exists (
        select 1 from money_transfer t join money_entry e on e.transfer_uuid = t.uuid
        join money_account a on a.id = e.account_id
        where t.order_uuid = o.uuid and t.kind = 'buy' and a.name = 'sales' and e.amount = o.price)
      order by o.uuid limit 1`,
    sql<{
      what: string
    }>`select format('subscription %s: open until %s, its order until %s', s.id, s.expires_at, o.opens_until) as what
      from subscription s join money_order o on o.uuid = s.order_uuid
      where s.expires_at <> o.opens_until or s.user_id <> o.beneficiary_id or o.state <> 'paid' order by s.id limit 1`,
    sql<{ what: string }>`select format('order %s: paid and opens nothing', o.uuid) as what from money_order o
      join money_product p on p.id = o.product_id
      where o.state = 'paid' and not exists (
        select 1 from subscription s where s.user_id = o.beneficiary_id and s.type = p.type and s.expires_at >= o.opens_until)
      order by o.uuid limit 1`,
  ]
  for (const check of checks) {
    const { rows } = await check.execute(db)
    if (rows[0]) return rows[0].what
  }
  return null
}
