import type { payments } from '@qalam/contract/payments/api.ts'
import type { MoneyLine } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'

export type LineRow = Omit<MoneyLine, 'at'> & { at: Date }

const orders = { at: [sql`e.id`], amount: [sql`e.amount`] }
type Asked = Pick<Parsed<typeof payments.transactions>['query'], 'search' | 'sort'>

const nameOf = sql<string | null>`(select concat_ws(' ', w.surname, w.firstname) from app_user b
  join person w on w.id = b.person_id where b.id = o.beneficiary_id)`

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
