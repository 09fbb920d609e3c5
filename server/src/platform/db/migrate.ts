import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any constant: it only has to be ours. */
const lock = 7_262_514

export type Migration = { name: string; sql: string; hash: string }

/** The ordered list of migrations of this build. */
export function migrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database to this build's schema, one process at a time. A migration that was applied and then changed is
 * refused: history is forward only.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const fresh: string[] = []
    for (const { name, sql, hash } of migrations()) {
      const before = applied.get(name)
      if (before && before !== hash) throw new Error(`Migration ${name} was changed after it had been applied.`)
      if (before) continue
      await apply(client, { name, sql, hash })
      fresh.push(name)
    }
    return fresh
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.release()
  }
}

/** Applies one in the transaction that is under way. */
export async function applyIn(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
}

async function apply(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyIn(client, { name, sql, hash })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
