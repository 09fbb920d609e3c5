import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { makeTemplate, withDatabase } from '../../server/src/platform/testing/engine.ts'

// Prints server/src/platform/db/tables.gen.ts: the columns of every table after the last migration.

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  xid8: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  tsrange: 'string',
  int4range: 'string',
  _text: 'string[]',
  _int2: 'number[]',
}

type Column = { table: string; column: string; type: string; nullable: boolean; generated: boolean; optional: boolean }

const folder = `${tmpdir()}/qalam-tables-${process.pid}/postgres`
const server = await startEmbedded(folder)
const client = new pg.Client({ connectionString: withDatabase(server.url, await makeTemplate(server.url)) })
await client.connect()
const { rows } = await client.query<Column>(`
  select c.table_name as table, c.column_name as column, c.udt_name as type,
    case when t.table_type = 'VIEW' then not v.required else c.is_nullable = 'YES' end as nullable,
    c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as generated,
    c.column_default is not null or c.is_identity = 'YES' as optional
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  -- A column of a view may be null where that of the table below it may; one that is reckoned may be always.
  cross join lateral (select coalesce(bool_and(b.is_nullable = 'NO'), false) as required
    from information_schema.view_column_usage u join information_schema.columns b
      on b.table_schema = u.table_schema and b.table_name = u.table_name and b.column_name = u.column_name
    where u.view_schema = 'public' and u.view_name = c.table_name and u.column_name = c.column_name) v
  where c.table_schema = 'public' and c.table_name <> 'migration'
  order by c.table_name, c.ordinal_position`)
await client.end()
await server.stop()
await rm(folder, { recursive: true, force: true })

function typeOf({ type, nullable, generated, optional }: Column): string {
  const orNull = nullable ? ' | null' : ''
  if (type === 'jsonb' && generated) return `ColumnType<Json${orNull}, never, never>`
  if (type === 'jsonb')
    return `ColumnType<Json${orNull}, string${orNull}${optional ? ' | undefined' : ''}, string${orNull}>`
  const plain = types[type] ?? `unknown /* ${type} */`
  if (generated) return `ColumnType<${plain}${orNull}, never, never>`
  if (type === 'timestamptz')
    return `ColumnType<Date${orNull}, Date | string${orNull}${optional || nullable ? ' | undefined' : ''}, Date | string${orNull}>`
  return optional ? `Generated<${plain}${orNull}>` : `${plain}${orNull}`
}

const byTable = Map.groupBy(rows, ({ table }) => table)
const lines = [...byTable].map(
  ([table, columns]) =>
    `  ${table}: {\n${columns.map((column) => `    ${column.column}: ${typeOf(column)}`).join('\n')}\n  }`,
)
const text = `// Printed by \`npm run tables\` from the migrations; do not edit.
import type { ColumnType, Generated } from 'kysely'

/** A jsonb value as the driver hands it over: parsed, of no promised shape. */

export type Json = unknown

export type Tables = {
${lines.join('\n')}
}
`
writeFileSync(new URL('../../server/src/platform/db/tables.gen.ts', import.meta.url), text)
console.log(`${byTable.size} tables`)
