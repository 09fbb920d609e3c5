import type { payments } from '@qalam/contract/payments/api.ts'
import type { MoneyLine } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { type AskedPage, contains, ordered, type Page, pageOf } from '#platform/db/page.ts'

export type LineRow = Omit<MoneyLine, 'at'> & { at: Date }

const orders = { at: [sql`e.id`], amount: [sql`e.amount`] }
type Asked = Pick<Parsed<typeof payments.transactions>['query'], 'search' | 'sort'>

const nameOf = sql<
  string | null
>`(select concat_ws(' ', b.surname, b.firstname) from placed_person b where b.id = o.beneficiary_id)`

/** The entries on a person's accounts that hold the words. */
export const linesOf = (db: Db, personId: number, { search, sort = '-at' }: Asked) =>
  db
    .selectFrom('money_entry as e')
    .innerJoin('money_account as a', 'a.id', 'e.account_id')
    .innerJoin('money_transfer as t', 't.uuid', 'e.transfer_uuid')
    .leftJoin('money_order as o', 'o.uuid', 't.order_uuid')
    .leftJoin('money_product as p', 'p.id', 'o.product_id')
    .where('a.person_id', '=', personId)
    .select([
      'e.id',
      't.at',
      sql<MoneyLine['kind']>`t.kind`.as('kind'),
      sql<MoneyLine['currency']>`a.currency`.as('currency'),
      'e.amount',
      sql<MoneyLine['product']>`p.name`.as('product'),
      'o.months',
      sql<string | null>`case when t.kind = 'buy' or o.kind = 'top_up' then o.uuid end`.as('orderUuid'),
      nameOf.as('beneficiary'),
    ])
    .$if(search !== '', (some) => some.where(contains(search, sql`p.name`, nameOf, sql`(abs(e.amount) / 100)`)))
    .orderBy(ordered(orders, sort, sql`e.id`))

/** How many entries a person's accounts have, as it stands beside their balances. */
export async function countOf(db: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(b.entries), 0)::int as total
    from money_balance b join money_account a on a.id = b.account_id where a.person_id = ${personId}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * A page of the entries. In the order of time and without words it is read from one end of each account and nothing is
 * counted: the first page of a long history costs what that of a short one does.
 */
export async function pageOfLines(db: Db, personId: number, asked: Asked & AskedPage): Promise<Page<LineRow>> {
  const { search, sort = '-at', page, limit } = asked
  if (search !== '' || (sort !== '-at' && sort !== 'at')) return pageOf(linesOf(db, personId, asked), asked)
  const total = await countOf(db, personId)
  const at = Math.max(1, Math.min(page, Math.ceil(total / limit)))
  const way = sort === 'at' ? sql`asc` : sql`desc`
  const ids = sql<number>`(select e.id from money_account a cross join lateral (
      select id from money_entry where account_id = a.id order by id ${way} limit ${at * limit}) e
    where a.person_id = ${personId} order by e.id ${way} limit ${limit} offset ${(at - 1) * limit})`
  const rows = await linesOf(db, personId, asked).where('e.id', 'in', ids).execute()
  return { rows, total, page: at, pageSize: limit }
}
