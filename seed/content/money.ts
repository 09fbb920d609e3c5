import type { Content } from '../content.ts'

/** The locked students of the demo have 5 000 ₸: one of them pays, and learning opens. */
export const content: Content = {
  order: 20,
  fill: async ({ pool, unpaidId, now }) => {
    if (unpaidId === undefined) return
    await pool.query(
      `with people as (select distinct person_id as id from app_user where school_id = $1 and role = 'student'),
        accounts as (insert into money_account (person_id, currency) select id, 'KZT' from people returning id, person_id),
        transfers as (insert into money_transfer (uuid, kind, at)
          select md5('demo ' || id)::uuid, 'receive', $2 from accounts returning uuid),
        entries as (insert into money_entry (transfer_uuid, account_id, amount)
          select md5('demo ' || a.id)::uuid, s.account_id, s.amount from accounts a
          cross join lateral (values (a.id, 500000), (1, -500000)) s (account_id, amount) returning 1)
      insert into money_balance (account_id, amount) select id, 500000 from accounts`,
      [unpaidId, now],
    )
  },
}
