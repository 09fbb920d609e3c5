import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** `KZT` in whole tiyn, `PTS` in whole points. */
export type Currency = 'KZT' | 'PTS'
export type TransferKind = 'receive' | 'buy' | 'refund' | 'hold' | 'post' | 'void' | 'earn'

/** What a transfer does to one account: a person's, or one of the system's by its name. */
type Side = {
  account: { personId: number } | { name: 'bank' | 'sales' | 'bonus' | 'hold' }
  currency: Currency
  amount: number
}
export type Transfer = {
  uuid: string
  kind: TransferKind
  orderUuid?: string
  /** The transfer that this one gives back, posts or voids. */
  reverses?: string
  at: Date
  sides: readonly Side[]
}

/** A person's account, made with an empty balance when they first have one. */
async function accountOf(db: Db, personId: number, currency: Currency): Promise<number> {
  await sql`insert into money_account (person_id, currency) values (${personId}, ${currency})
    on conflict (person_id, currency) where person_id is not null do nothing`.execute(db)
  const { id } = await db
    .selectFrom('money_account')
    .select('id')
    .where('person_id', '=', personId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  await sql`insert into money_balance (account_id, is_money) values (${id}, ${currency === 'KZT'})
    on conflict do nothing`.execute(db)
  return id
}

async function systemAccount(db: Db, name: string, currency: Currency): Promise<number> {
  const query = db.selectFrom('money_account').select('id').where('name', '=', name).where('currency', '=', currency)
  return (await query.executeTakeFirstOrThrow()).id
}

/** What a person has, held until the end of the transaction: their orders are paid one after another. */
export async function holdBalance(db: Db, personId: number, currency: Currency): Promise<number> {
  const id = await accountOf(db, personId, currency)
  const query = db.selectFrom('money_balance').select('amount').where('account_id', '=', id)
  return Number((await query.forUpdate().executeTakeFirstOrThrow()).amount)
}

/**
 * Writes a transfer into the books and moves the balances of people. The database refuses one that does not add up, and one
 * that takes more than there is. Balances are locked in the order of their accounts, so that two transfers never wait in a circle.
 */
export async function book(db: Db, { uuid, kind, orderUuid, reverses, at, sides }: Transfer): Promise<void> {
  const moved: { id: number; amount: number; isPerson: boolean }[] = []
  for (const { account, currency, amount } of sides) {
    if (amount === 0) continue
    const isPerson = 'personId' in account
    const id = isPerson
      ? await accountOf(db, account.personId, currency)
      : await systemAccount(db, account.name, currency)
    moved.push({ id, amount, isPerson })
  }
  await db
    .insertInto('money_transfer')
    .values({ uuid, kind, order_uuid: orderUuid ?? null, reverses: reverses ?? null, at })
    .execute()
  for (const { id, amount, isPerson } of moved.toSorted((a, b) => a.id - b.id)) {
    await db.insertInto('money_entry').values({ transfer_uuid: uuid, account_id: id, amount }).execute()
    if (!isPerson) continue
    await sql`update money_balance set amount = amount + ${amount}, entries = entries + 1
      where account_id = ${id}`.execute(db)
  }
}

type Received = { uuid: string; personId: number; amount: number; at: Date; orderUuid?: string }

/** Money that came to the bank for a person, once for a uuid; false where it was booked before. */
export async function receive(db: Db, { uuid, personId, amount, at, orderUuid }: Received): Promise<boolean> {
  await holdBalance(db, personId, 'KZT')
  const known = await db.selectFrom('money_transfer').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (known) return false
  await book(db, {
    uuid,
    kind: 'receive',
    ...(orderUuid && { orderUuid }),
    at,
    sides: [
      { account: { personId }, currency: 'KZT', amount },
      { account: { name: 'bank' }, currency: 'KZT', amount: -amount },
    ],
  })
  return true
}

/** Points for something finished, once for a uuid: a course, a certification. */
export async function earn(db: Db, { uuid, personId, amount, at }: Received): Promise<boolean> {
  await holdBalance(db, personId, 'PTS')
  const known = await db.selectFrom('money_transfer').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (known) return false
  await book(db, {
    uuid,
    kind: 'earn',
    at,
    sides: [
      { account: { personId }, currency: 'PTS', amount },
      { account: { name: 'bonus' }, currency: 'PTS', amount: -amount },
    ],
  })
  return true
}
