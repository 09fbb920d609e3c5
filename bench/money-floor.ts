import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** The inserts of a payment in one transaction, with nothing asked or checked; with or without the kept balances. */
export async function bareBooking(pool: pg.Pool, order: string, keepsBalance: boolean): Promise<void> {
  const client = await pool.connect()
  const [received, bought] = [randomUUID(), randomUUID()]
  try {
    await client.query('begin')
    await client.query(
      `insert into money_message (provider, event, received_at, address, content_type, raw, verdict, order_uuid)
       values ('card_widget', 'pay', now(), '', '', '', 'applied', $1)`,
      [order],
    )
    const { rows } = await client.query<{ person_id: number; kzt: number; pts: number }>(
      `with mine as (
         insert into money_account (person_id, currency)
         select o.payer_id, c.name from money_order o cross join (values ('KZT'), ('PTS')) c (name) where o.uuid = $1
         on conflict (person_id, currency) where person_id is not null do update set currency = excluded.currency
         returning id, person_id, currency)
       select person_id, max(id) filter (where currency = 'KZT') as kzt, max(id) filter (where currency = 'PTS') as pts
       from mine group by person_id`,
      [order],
    )
    const [account] = rows
    if (!account) throw new Error('No account')
    await client.query(
      `insert into money_balance (account_id, is_money) values ($1, true), ($2, false) on conflict do nothing`,
      [account.kzt, account.pts],
    )
    if (keepsBalance)
      await client.query('select 1 from money_balance where account_id = any($1) order by account_id for update', [
        [account.kzt, account.pts],
      ])
    // As the product does: a transfer, its entries and the balances that they move are one statement.
    const moved = keepsBalance
      ? `update money_balance b set amount = b.amount + side.amount, entries = b.entries + 1
         from side where b.account_id = side.account`
      : 'select 1'
    const transfer = (kind: string, sides: string) => `with side (account, amount) as (values ${sides}),
      made as (insert into money_transfer (uuid, kind, order_uuid, at) values ($1, '${kind}', $2, now())),
      entered as (insert into money_entry (transfer_uuid, account_id, amount) select $1::uuid, account, amount from side)
      ${moved}`
    const of = (name: string, currency: string) =>
      `(select id from money_account where name = '${name}' and currency = '${currency}')`
    await client.query(transfer('receive', `(${account.kzt}, 50000), (${of('bank', 'KZT')}, -50000)`), [
      received,
      order,
    ])
    await client.query(
      transfer(
        'buy',
        `(${account.kzt}, -50000), (${of('sales', 'KZT')}, 50000), (${account.pts}, 25), (${of('bonus', 'PTS')}, -25)`,
      ),
      [bought, order],
    )
    await client.query(
      `insert into money_payment (provider, external_id, order_uuid, amount, state, transfer_uuid, at)
       values ('card_widget', $1, $2, 50000, 'booked', $3, now())`,
      [received, order, received],
    )
    await client.query(`update money_order set state = 'paid', paid_at = now() where uuid = $1`, [order])
    await client.query(
      `insert into subscription (user_id, type, status, expires_at, product_id, order_uuid)
       select beneficiary_id, 'student', 'active', now() + interval '30 days', 1, uuid from money_order where uuid = $1
       on conflict (user_id, type) where order_uuid is not null
       do update set expires_at = excluded.expires_at, order_uuid = excluded.order_uuid`,
      [order],
    )
    for (const name of ['subscription.changed', 'money.moved'])
      await client.query(
        `insert into outbox (event_id, name, school_id, data, at) values (gen_random_uuid(), $1, null, '{}', now())`,
        [name],
      )
    await client.query('commit')
  } finally {
    client.release()
  }
}
