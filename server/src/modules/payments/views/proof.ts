import { sql } from 'kysely'
import { endSooner } from '@qalam/contract/payments/rules.ts'
import type { Db } from '#platform/db/db.ts'
import { daysGivenBack } from '../ends.ts'

/** The first thing that the books and what is kept beside them do not agree on; null where they agree. */
export async function firstDifference(db: Db): Promise<string | null> {
  const checks = [
    sql<{ what: string }>`select format('payment %s of %s: booked without its money', p.external_id, p.provider) as what
      from money_payment p where p.state <> 'held' and not exists (
        select 1 from money_transfer t join money_entry e on e.transfer_uuid = t.uuid
        join money_account a on a.id = e.account_id
        where t.uuid = p.transfer_uuid and t.kind = 'receive' and a.name = 'bank' and e.amount = -p.amount)
      order by p.provider, p.external_id limit 1`,
    sql<{ what: string }>`select format('message %s: applied without its order', m.id) as what from money_message m
      where m.verdict = 'applied' and m.order_uuid is null and m.event <> 'refund' order by m.id limit 1`,
    sql<{ what: string }>`select format('transfer %s: %s %s', e.transfer_uuid, sum(e.amount), a.currency) as what
      from money_entry e join money_account a on a.id = e.account_id
      group by e.transfer_uuid, a.currency having sum(e.amount) <> 0 order by e.transfer_uuid limit 1`,
    sql<{
      what: string
    }>`select format('account %s: balance %s, entries %s; %s of %s of them', b.account_id, b.amount,
      coalesce(t.total, 0), b.entries, coalesce(t.many, 0)) as what
      from money_balance b
      left join (select account_id, sum(amount) as total, count(*) as many from money_entry group by account_id) t
        using (account_id)
      where b.amount <> coalesce(t.total, 0) or b.entries <> coalesce(t.many, 0) order by b.account_id limit 1`,
    sql<{ what: string }>`select format('order %s: paid without its transfer', o.uuid) as what from money_order o
      where o.state in ('paid', 'refunded') and o.price > 0 and o.kind <> 'top_up' and not exists (
        select 1 from money_transfer t join money_entry e on e.transfer_uuid = t.uuid
        join money_account a on a.id = e.account_id
        where t.order_uuid = o.uuid and t.kind = 'buy' and a.name = 'sales' and e.amount = o.price)
      order by o.uuid limit 1`,
  ]
  for (const check of checks) {
    const { rows } = await check.execute(db)
    if (rows[0]) return rows[0].what
  }
  return differenceOfAccess(db)
}

type Paid = { whose: string; until: Date | null; step: number | null; days: number; months: number; uuid: string }
type Back = { orderUuid: string; at: Date; units: number; step: number }
type Open = { id: number; whose: string; until: Date }

/** Access worked out anew from the orders that were paid and what was given back of them, held against what is kept. */
async function differenceOfAccess(db: Db): Promise<string | null> {
  const whose = sql`concat_ws(' ', case when o.school_id is null then 'person' else 'school' end,
    coalesce(o.school_id, o.beneficiary_id), p.type)`
  const orders =
    await sql<Paid>`select ${whose} as whose, o.opens_until as until, o.step::float8 as step, o.days, o.months, o.uuid
    from money_order o join money_product p on p.id = o.product_id
    where o.state in ('paid', 'refunded') order by o.step`.execute(db)
  const backs =
    await sql<Back>`select r.order_uuid as "orderUuid", r.at, r.units, r.step::float8 as step from money_refund r
    where r.state in ('sent', 'done') order by r.step`.execute(db)
  const kept =
    await sql<Open>`select s.id, concat_ws(' ', case when s.school_id is null then 'person' else 'school' end,
      coalesce(s.school_id, s.user_id), s.type) as whose, s.expires_at as until
    from subscription s where s.order_uuid is not null order by s.id`.execute(db)

  const right = new Map<string, { until: Date; since: number }>()
  for (const { whose: key, until, step, uuid } of orders.rows) {
    if (until === null || step === null) return `order ${uuid}: paid, and opens nothing`
    right.set(key, { until, since: step })
  }
  const byUuid = new Map(orders.rows.map((row) => [row.uuid, row]))
  const given = new Map<string, number>()
  for (const { orderUuid, at, units, step } of backs.rows) {
    const order = byUuid.get(orderUuid)
    const before = given.get(orderUuid) ?? 0
    given.set(orderUuid, before + units)
    const standing = order && right.get(order.whose)
    // What was paid later began from the end that the refund had left.
    if (!order || !standing || step < standing.since) continue
    standing.until = endSooner(standing.until, at, daysGivenBack(order, units, before))
  }
  for (const { id, whose: key, until } of kept.rows) {
    const { until: wanted } = right.get(key) ?? {}
    if (wanted?.getTime() !== until.getTime())
      return `subscription ${id}: open until ${until.toISOString()}, its orders until ${wanted?.toISOString() ?? 'never'}`
    right.delete(key)
  }
  const [missing] = right.keys()
  return missing === undefined ? null : `${missing}: paid and not open`
}
