import type { Content, Demo } from '../content.ts'

/** The director has joined an account of the sandbox diary already; those of the others wait there to be joined. */
async function fill({ pool, now }: Demo): Promise<void> {
  await pool.query(
    `insert into outer_link (account_id, diary, outer_id, short_name, school_name, municipality, joined_at, used_at)
     select account.id, 'sandbox', '1000000000002', 'Қалмұратов Ж.', '№ 12 мектеп-лицей', 'Астана қаласы',
       $1::timestamptz - interval '40 days', $1::timestamptz - interval '2 days'
     from account where account.login = 'director'
     on conflict do nothing`,
    [now],
  )
}

export const content: Content = { order: 97, fill }
