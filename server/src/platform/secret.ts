import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db/db.ts'

/** The secret that signs tokens: the configured one, else one made once and shared through the database. */
export async function secretOf(configured: string | undefined, pool: pg.Pool): Promise<string> {
  if (configured) return configured
  const made = randomBytes(48).toString('base64url')
  await pool.query(
    `insert into setting (name, value) values ('app-secret', to_jsonb($1::text)) on conflict (name) do nothing`,
    [made],
  )
  const { rows } = await pool.query<{ value: string }>(`select value from setting where name = 'app-secret'`)
  return rows[0]?.value ?? made
}

/** Something else that is made once for the whole installation and kept, such as a pair of keys. */
export async function madeOnce(db: Db, name: string, make: () => Promise<object>): Promise<unknown> {
  const kept = async () =>
    (await sql<{ value: unknown }>`select value from setting where name = ${name}`.execute(db)).rows[0]?.value
  const known = await kept()
  if (known) return known
  // Of two processes that make it at once the first one's stays.
  await sql`insert into setting (name, value) values (${name}, ${JSON.stringify(await make())}::jsonb)
    on conflict (name) do nothing`.execute(db)
  return kept()
}
