import type pg from 'pg'
import { type End, type Head, type DumpTable, writeLines } from './dump-file.ts'

/** Rows that are held in memory at a time. */
const batch = 2_000

/**
 * Writes the whole database to one file, as it was at one moment; people go on working meanwhile. What a process keeps only
 * for a while (unlogged tables, the jobs' queue) stays out. Answers how many rows of each table there are.
 */
export async function dump(pool: pg.Pool, file: string, now: Date): Promise<End['rows']> {
  const client = await pool.connect()
  const rows: End['rows'] = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    // Text that is read back as the same value, wherever that is.
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
      set local bytea_output = 'hex'; set local extra_float_digits = 1`)
    await writeLines(file, linesOf(client, now, rows))
    return rows
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

async function* linesOf(client: pg.PoolClient, now: Date, rows: End['rows']): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<Head['migrations'][number]>(
    'select name, hash from migration order by name',
  )
  const tables = await tablesOf(client)
  const head: Head = { qalamDump: 1, at: now.toISOString(), migrations, tables }
  yield `${JSON.stringify(head)}\n`
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`
    rows[table.name] = 0
    for await (const lines of rowsOf(client, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + lines.length
      yield `${lines.join('\n')}\n`
    }
  }
  const end: End = { rows, sequences: await sequencesOf(client) }
  yield `${JSON.stringify(end)}\n`
}

/** The tables of the product, each with the columns that are written: not those that PostgreSQL works out itself. */
export async function tablesOf(client: pg.ClientBase): Promise<DumpTable[]> {
  const { rows } = await client.query<DumpTable>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

async function* rowsOf(client: pg.PoolClient, { name, columns }: DumpTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => `"${column.name}"::text`).join(', ')
  await client.query(
    `declare lines no scroll cursor for select to_json(array[${values}])::text as line from only "${name}"`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from lines`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close lines')
}

async function sequencesOf(client: pg.PoolClient): Promise<End['sequences']> {
  const { rows } = await client.query<End['sequences'][number]>(`
    select s.sequencename as name, coalesce(s.last_value, s.start_value)::text as at, s.last_value is not null as "isCalled"
    from pg_sequences s where s.schemaname = 'public' order by s.sequencename`)
  return rows
}
