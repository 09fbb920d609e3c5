import type pg from 'pg'
import { OperationError } from '#platform/operation-error.ts'
import type { BeyondSchools } from '#platform/db/beyond-schools.ts'
import { tablesOf } from './dump.ts'
import { type End, type Head, readParts, type DumpRow, type DumpTable } from './dump-file.ts'
import { applyIn, migrate, migrations } from '#platform/db/migrate.ts'
import { constraintOf, isUnfit } from '#platform/db/violations.ts'

/** Rows that are sent in one statement. */
const batch = 1_000

/**
 * Brings a dump into an empty database, all of it or nothing: the schema as it was then, the rows, every rule of the schema
 * checked over them, the rows counted; then what this build has changed since. Answers how many rows of each table came.
 */
export async function restore(pool: pg.Pool, file: string, beyond: BeyondSchools): Promise<End['rows']> {
  const client = await pool.connect()
  let came: End['rows']
  try {
    await client.query('begin')
    came = await bringIn(client, file)
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    // Rows that the schema refuses: somebody changed the file.
    throw constraintOf(error) || isUnfit(error) ? new OperationError('dump.unreadable', { file }, error) : error
  } finally {
    client.release()
  }
  await migrate(pool, beyond)
  return came
}

async function bringIn(client: pg.PoolClient, file: string): Promise<End['rows']> {
  await refuseOccupied(client)
  const parts = readParts(file)
  const first = (await parts.next()).value
  if (!first || !('head' in first)) throw new OperationError('dump.unreadable', { file })
  await layOut(client, first.head, file)
  // What the migrations have still to check at the end of the transaction would stand in the way of the next step.
  await client.query('set constraints all immediate')
  const keys = await loosen(client)
  const end = await fill(client, first.head, parts)
  if (!end) throw new OperationError('dump.unreadable', { file })
  for (const { name, at, isCalled } of end.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, at, isCalled])
  await client.query('set constraints all immediate')
  await tighten(client, keys)
  await refuseMissing(client, first.head, end, file)
  return end.rows
}

async function refuseOccupied(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p') limit 1`)
  if (rows.length > 0) throw new OperationError('restore.not-empty')
}

/** The schema of the dump: by the migrations that it had, which must be among those of this build. */
async function layOut(client: pg.PoolClient, { migrations: wanted, tables }: Head, file: string): Promise<void> {
  const known = new Map(migrations().map((one) => [one.name, one]))
  await client.query(
    'create table migration (name text primary key, hash text not null, at timestamptz not null default now())',
  )
  for (const { name, hash } of wanted) {
    const migration = known.get(name)
    if (migration?.hash !== hash) throw new OperationError('restore.newer', { file, migration: name })
    await applyIn(client, migration)
  }
  const here = await tablesOf(client)
  if (JSON.stringify(here) !== JSON.stringify(tables)) throw new OperationError('dump.unreadable', { file })
}

type Key = { table: string; name: string; does: string }

/** Foreign keys and triggers wait until all rows are there; rows that the migrations brought make room. */
async function loosen(client: pg.PoolClient): Promise<Key[]> {
  const { rows: keys } = await client.query<Key>(`
    select r.conrelid::regclass::text as table, r.conname as name, pg_get_constraintdef(r.oid) as does
    from pg_constraint r where r.contype = 'f' and r.connamespace = 'public'::regnamespace order by 1, 2`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of await tablesOf(client)) {
    await client.query(`alter table "${name}" disable trigger user`)
    await client.query(`truncate table "${name}"`)
  }
  return keys
}

/** Each key is checked over all rows as it comes back. */
async function tighten(client: pg.PoolClient, keys: readonly Key[]): Promise<void> {
  for (const { name } of await tablesOf(client)) await client.query(`alter table "${name}" enable trigger user`)
  for (const { table, name, does } of keys) await client.query(`alter table ${table} add constraint "${name}" ${does}`)
}

async function fill(client: pg.PoolClient, head: Head, parts: ReturnType<typeof readParts>): Promise<End | null> {
  const tables = new Map(head.tables.map((table) => [table.name, table]))
  let table: DumpTable | undefined
  let rows: DumpRow[] = []
  const send = async () => {
    if (table && rows.length > 0) await insert(client, table, rows)
    rows = []
  }
  for await (const part of parts) {
    if ('row' in part) rows.push(part.row)
    if (!('row' in part) || rows.length === batch) await send()
    if ('table' in part) table = tables.get(part.table)
    if ('end' in part) return part.end
  }
  return null
}

async function insert(client: pg.PoolClient, { name, columns }: DumpTable, rows: readonly DumpRow[]): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const values = columns.map(({ type }, at) => `v.c${at}::${type}`).join(', ')
  const sent = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const named = columns.map((_, at) => `c${at}`).join(', ')
  await client.query(
    `insert into "${name}" (${names}) overriding system value select ${values} from unnest(${sent}) as v (${named})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

async function refuseMissing(client: pg.PoolClient, { tables }: Head, { rows }: End, file: string): Promise<void> {
  for (const { name } of tables) {
    const counted = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`)
    const count = counted.rows[0]?.count ?? 0
    if (count !== rows[name])
      throw new OperationError('restore.missing', { file, table: name, count, wanted: rows[name] ?? 0 })
  }
}
