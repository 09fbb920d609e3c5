import type pg from 'pg'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Inserts rows of the same columns with one statement and answers the columns asked for, in the order of the rows. */
export async function put<T extends pg.QueryResultRow>(
  db: pg.PoolClient,
  table: string,
  rows: Rows,
  returning: string,
): Promise<T[]> {
  const { rows: stored } = await db.query<T>(`${insertOf(table, rows)} returning ${returning}`, [JSON.stringify(rows)])
  return stored
}

export async function putAll(db: pg.PoolClient, table: string, rows: Rows): Promise<void> {
  await db.query(insertOf(table, rows), [JSON.stringify(rows)])
}

function insertOf(table: string, rows: Rows): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`
}
