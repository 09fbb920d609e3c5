import { randomBytes } from 'node:crypto'
import type pg from 'pg'

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
