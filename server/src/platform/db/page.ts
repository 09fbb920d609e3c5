import { foldFrom, foldTo, wordsOf } from '@qalam/contract/kernel/fold.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Which page is asked for, and how many rows it has. */
export type AskedPage = { page: number; limit: number }
export type Page<Row> = { rows: Row[]; total: number; page: number; pageSize: number }

/**
 * One page of a query. A page behind the last one is the last one: whoever removes its only row sees the rows before it.
 * The query names an order that no two rows share.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, limit }: AskedPage,
): Promise<Page<Row>> {
  type Counted = Row & { total: number }
  const read = async (at: number): Promise<Counted[]> => {
    const rows = query.select(sql<number>`count(*) over ()`.as('total')).limit(limit)
    return (await rows.offset((at - 1) * limit).execute()) as unknown as Counted[]
  }
  const answered = (at: number, found: Counted[]): Page<Row> => ({
    rows: found.map(({ total: _, ...row }) => row as unknown as Row),
    total: found[0]?.total ?? 0,
    page: at,
    pageSize: limit,
  })

  const found = await read(page)
  if (found.length > 0 || page === 1) return answered(page, found)
  const counting = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
  const [counted] = (await counting.execute()) as unknown as { total: number }[]
  const last = Math.max(1, Math.ceil((counted?.total ?? 0) / limit))
  return answered(last, await read(last))
}

/** What each column that a list may be sorted by is compared by. */
type Orders<Column extends string> = Readonly<Record<Column, readonly RawBuilder<unknown>[]>>

/** The order that was asked for, and last what no two rows share. */
export function ordered<Column extends string>(
  orders: Orders<Column>,
  sort: Column | `-${Column}`,
  last: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isFalling = sort.startsWith('-')
  const terms = orders[(isFalling ? sort.slice(1) : sort) as Column]
  return sql.join([...terms.map((term) => (isFalling ? sql`${term} desc` : term)), last])
}

/** What `like` finds the words by, wherever they stand; their signs stand for themselves. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** A text of a query as it is compared in a search (`kernel/fold.ts`), as SQL. */
export const foldedIn = (text: string): string =>
  `translate(lower(normalize(${text}) collate "und-x-icu"), '${foldFrom}', '${foldTo}')`

/**
 * Whether the columns together contain each of the words, in any order and case, with Russian letters for Kazakh ones and for
 * Latin ones that look the same; the signs of the words stand for themselves.
 */
export function contains(words: string, ...columns: RawBuilder<unknown>[]): RawBuilder<boolean> {
  const all = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`${column}::text`))})`
  const [before = '', after = ''] = foldedIn('\n').split('\n')
  const text = sql`${sql.raw(before)}${all}${sql.raw(after)}`
  const each = wordsOf(words).map((word) => sql`${text} like ${patternOf(word)}`)
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`
}
