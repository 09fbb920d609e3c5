import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import type { Db, Tables } from '#platform/db/db.ts'

export type OrderRow = Selectable<Tables['money_order']>
export type NewOrder = Omit<Insertable<Tables['money_order']>, 'state' | 'created_at' | 'number'>

/** A number for banks: nine digits whose last six were not given within 400 days. */
async function freshNumber(db: Db, now: Date): Promise<number> {
  for (;;) {
    const { rows } = await sql<{
      number: number
    }>`select 100000000 + nextval('money_order_number')::int as number`.execute(db)
    const number = rows[0]?.number ?? 0
    const { rows: same } = await sql`select 1 from money_order o where o.number % 1000000 = ${number % 1_000_000}
      and o.created_at > ${daysAfter(now, -400)} limit 1`.execute(db)
    if (same.length === 0) return number
  }
}

export const orderOf = (db: Db, uuid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('money_order').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** Held until the end of the transaction, after the balance of its payer. */
export const heldOrder = (db: Db, uuid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('money_order').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst()

export const orderByNumber = (db: Db, number: number): Promise<OrderRow | undefined> =>
  db.selectFrom('money_order').selectAll().where('number', '=', number).executeTakeFirst()

export async function storeOrder(db: Db, order: NewOrder, now: Date): Promise<OrderRow> {
  const number = await freshNumber(db, now)
  return db
    .insertInto('money_order')
    .values({ ...order, number, state: 'created', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setOrder(db: Db, uuid: string, change: Updateable<Tables['money_order']>): Promise<void> {
  await db.updateTable('money_order').set(change).where('uuid', '=', uuid).execute()
}

/** Paid, and at which step of all that is paid and given back. */
export async function setPaid(db: Db, uuid: string, paid: Updateable<Tables['money_order']>): Promise<void> {
  await db
    .updateTable('money_order')
    .set({ ...paid, state: 'paid', fault: null, step: sql<number>`nextval('money_step')` })
    .where('uuid', '=', uuid)
    .execute()
}

/** Held until the end of the transaction: two payers for one child wait for each other. */
export async function holdBeneficiary(db: Db, userId: number): Promise<void> {
  await sql`select 1 from placement where id = ${userId} for no key update`.execute(db)
}

/** Orders that wait for a provider of a person, the newest first. */
export const waitingOf = (db: Db, personId: number): Promise<OrderRow[]> =>
  db
    .selectFrom('money_order')
    .selectAll()
    .where('payer_id', '=', personId)
    .where('state', 'in', ['created', 'sent', 'held'])
    .where('provider', 'not in', ['balance', 'bonus_wallet'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()

const waitingSince = (db: Db, before: Date) =>
  db
    .selectFrom('money_order')
    .selectAll()
    .where('state', 'in', ['sent', 'held'])
    .where('sent_at', '<', before)
    .orderBy('asked_at', (by) => by.asc().nullsFirst())

/** Orders whose provider has not said how they ended: sent or held, and not asked about since a moment. */
export const unsettled = (db: Db, before: Date, most: number): Promise<OrderRow[]> =>
  waitingSince(db, before)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', before)]))
    .limit(most)
    .execute()

/** Of them those to be asked about by the clock: the longer one waits, the rarer, each time an eighth of its age later. */
export const dueToAsk = (db: Db, before: Date, most: number): Promise<OrderRow[]> =>
  waitingSince(db, before)
    .where(sql<boolean>`asked_at is null or asked_at + (asked_at - sent_at) / 8 < ${before}`)
    .limit(most)
    .execute()

/** What nobody paid for a day is not waited for any longer; money that comes all the same is booked. */
export async function expireOrders(db: Db, before: Date): Promise<void> {
  await sql`update money_order set state = 'expired' where state in ('created', 'sent') and created_at < ${before}`.execute(
    db,
  )
}
