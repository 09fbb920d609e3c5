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
       values ('bank_card', 'post', now(), '', '', '', 'applied', $1)`,
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
    await client.query(
      `insert into money_transfer (uuid, kind, order_uuid, at) values ($1, 'receive', $3, now()), ($2, 'buy', $3, now())`,
      [received, bought, order],
    )
    await client.query(
      `insert into money_entry (transfer_uuid, account_id, amount)
       select side.transfer::uuid, coalesce(side.account, (select id from money_account where name = side.name
         and currency = side.currency)), side.amount
       from (values ($1, $3::int, null, 'KZT', 50000), ($1, null, 'bank', 'KZT', -50000),
         ($2, $3::int, null, 'KZT', -50000), ($2, null, 'sales', 'KZT', 50000),
         ($2, $4::int, null, 'PTS', 25), ($2, null, 'bonus', 'PTS', -25)) side (transfer, account, name, currency, amount)`,
      [received, bought, account.kzt, account.pts],
    )
    if (keepsBalance) {
      await client.query(
        'update money_balance set amount = amount + 50000, entries = entries + 1 where account_id = $1',
        [account.kzt],
      )
      await client.query(
        'update money_balance set amount = amount - 50000, entries = entries + 1 where account_id = $1',
        [account.kzt],
      )
    }
    await client.query(
      'update money_balance set amount = amount + 25, entries = entries + 1 where account_id = $1 and $2',
      [account.pts, keepsBalance],
    )
    await client.query(
      `insert into money_payment (provider, external_id, order_uuid, amount, state, transfer_uuid, at)
       values ('bank_card', $1, $2, 50000, 'booked', $3, now())`,
      [received, order, received],
    )
    await client.query(`update money_order set state = 'paid', paid_at = now() where uuid = $1`, [order])
    await client.query('commit')
  } finally {
    client.release()
  }
}
