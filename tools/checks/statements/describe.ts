import pg from 'pg'
import type { Catalogue } from './nullable.ts'
import type { Kind } from './shape.ts'

/** What the driver hands over for a column. `json` is whatever JSON can say. */
export type Given = { name: string; kind: Kind | 'json'; members: Kind | 'json' | null }

/** A statement as the database understands it: its columns, or what it says against it. */
export type Described = { columns: Given[] } | { refused: string }

type Field = { name: string; dataTypeID: number }
type Typed = { name: string; member: number }

/** Asks the database what statements would give, without sending them. */
export async function describer(client: pg.Client): Promise<(text: string) => Promise<Described>> {
  const { rows } = await client.query<{ oid: number; name: string; member: number }>(
    `select oid, typname as name, case when typcategory = 'A' then typelem else 0 end as member from pg_type`,
  )
  const types = new Map<number, Typed>(rows.map(({ oid, ...type }) => [oid, type]))
  return async (text) => {
    const fields = await fieldsOf(client, text)
    if (typeof fields === 'string') return { refused: fields }
    return { columns: fields.map(({ name, dataTypeID }) => ({ name, ...givenAs(dataTypeID, types) })) }
  }
}

/** Parse and Describe of the protocol: a statement is planned and never begun. */
const fieldsOf = (client: pg.Client, text: string): Promise<Field[] | string> =>
  new Promise((resolve) => {
    let fields: Field[] = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (said: { fields: Field[] }) => void (fields = said.fields),
      handleError: (error: Error) => resolve(error.message),
      handleReadyForQuery: () => resolve(fields),
    })
  })

const samples: Readonly<Record<string, string>> = {
  bool: 't',
  date: '2026-11-18',
  time: '09:10:00',
  timestamp: '2026-11-18 09:10:00',
  timestamptz: '2026-11-18 09:10:00+05',
  bytea: '\\x00',
  interval: '1 day',
}

/** The driver itself is asked, by an example: its parsers are set in `platform/db/db.ts`. */
function givenAs(oid: number, types: ReadonlyMap<number, Typed>): Pick<Given, 'kind' | 'members'> {
  const type = types.get(oid)
  if (!type) return { kind: 'any', members: null }
  if (/^jsonb?$/.test(type.name)) return { kind: 'json', members: null }
  const member = types.get(type.member)
  const value = pg.types.getTypeParser(oid)(member ? `{${exampleOf(member.name)}}` : exampleOf(type.name))
  if (!Array.isArray(value)) return { kind: kindOf(value), members: null }
  return { kind: 'list', members: member && /^jsonb?$/.test(member.name) ? 'json' : kindOf(value[0]) }
}

const exampleOf = (type: string) => samples[type] ?? (/^jsonb?$/.test(type) ? '{}' : '1')

function kindOf(value: unknown): Kind {
  if (value instanceof Date) return 'date'
  if (Buffer.isBuffer(value)) return 'bytes'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'string'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}

/** The columns of every table as the statements find them. */
export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  const { rows } = await client.query<{ table: string; name: string; isRequired: boolean; tiedTo: string[] }>(
    `select c.relname as table, a.attname as name, a.attnotnull as "isRequired",
      array(select distinct b.attname::text from pg_constraint k join pg_attribute b on b.attrelid = c.oid and b.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey) and b.attnum <> a.attnum) as "tiedTo"
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      where a.attnum > 0 and not a.attisdropped order by a.attrelid, a.attnum`,
  )
  const tables = Map.groupBy(rows, ({ table }) => table)
  return new Map(
    [...tables].map(([table, columns]) => [table, new Map(columns.map(({ name, ...one }) => [name, one]))]),
  )
}
