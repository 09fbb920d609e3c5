import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import type { BeyondSchools } from './beyond-schools.ts'
import { looseKeys, type Loose } from './tenancy.ts'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any constant: it only has to be ours. */
const lock = 7_262_514

export type Migration = { name: string; sql: string; hash: string }

/** The ordered list of migrations of this build. A file whose name gives it no place in the order is refused. */
export function migrations(from = folder): Migration[] {
  const names = readdirSync(from).filter((name) => name.endsWith('.sql'))
  const strange = names.filter((name) => !/^\d{4}_[a-z_]+\.sql$/.test(name))
  if (strange.length > 0)
    throw new Error(`Migrations are named like 0007_small_letters.sql, not: ${strange.join(', ')}.`)
  return names.sort().map((name) => {
    const sql = readFileSync(new URL(name, from), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database to this build's schema, one process at a time. A migration that was applied and then changed is
 * refused: history is forward only. So is one that makes a table whose keys reach beyond a school (see `tenancy.ts`).
 */
export async function migrate(pool: pg.Pool, beyond: BeyondSchools, list = migrations()): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const fresh: string[] = []
    for (const { name, sql, hash } of list) {
      const before = applied.get(name)
      if (before && before !== hash) throw new Error(`Migration ${name} was changed after it had been applied.`)
      if (before) continue
      await apply(client, beyond, { name, sql, hash })
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

async function apply(client: pg.PoolClient, beyond: BeyondSchools, { name, sql, hash }: Migration): Promise<void> {
  // What a migration assumed about rows of before, it says itself: `raise notice`.
  const tell = ({ message }: { message?: string | undefined }) =>
    void process.stdout.write(`Migration ${name}: ${message ?? ''}\n`)
  client.on('notice', tell)
  await client.query('begin')
  try {
    const before = await looseKeys(client, beyond)
    await applyIn(client, { name, sql, hash })
    refuseNew(before, await looseKeys(client, beyond))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  } finally {
    client.off('notice', tell)
  }
}

/** What was loose before is no fault of a migration: somebody may keep a table of their own in the database. */
function refuseNew(before: readonly Loose[], after: readonly Loose[]): void {
  const known = new Set(before.map(({ says }) => says))
  const fresh = after.filter(({ says }) => !known.has(says))
  if (fresh.length > 0) throw new Error(fresh.map(({ says }) => says).join(' '))
}
