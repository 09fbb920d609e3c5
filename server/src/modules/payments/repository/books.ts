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
async function openAccount(db: Db, personId: number, currency: Currency): Promise<void> {
  await sql`insert into money_account (person_id, currency) values (${personId}, ${currency})
    on conflict (person_id, currency) where person_id is not null do nothing`.execute(db)
  await sql`insert into money_balance (account_id, is_money) select id, currency = 'KZT' from money_account
    where person_id = ${personId} and currency = ${currency} on conflict do nothing`.execute(db)
}

/** What a person has, held until the end of the transaction: their orders are paid one after another. */
export async function holdBalance(db: Db, personId: number, currency: Currency): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select b.amount::float8 as amount
    from money_balance b join money_account a on a.id = b.account_id
    where a.person_id = ${personId} and a.currency = ${currency} for update of b`.execute(db)
  if (rows[0]) return rows[0].amount
  await openAccount(db, personId, currency)
  return holdBalance(db, personId, currency)
}

type Account = { id: number; currency: string; personId: number | null; name: string | null }

/** The account of each side, in their order. */
async function accountsOf(db: Db, sides: readonly Side[]): Promise<number[]> {
  const people = sides.flatMap(({ account }) => ('personId' in account ? [account.personId] : []))
  const names = sides.flatMap(({ account }) => ('name' in account ? [account.name] : []))
  const { rows } = await sql<Account>`select id, currency, person_id as "personId", name from money_account
    where person_id = any(${people}::int[]) or name = any(${names}::text[])`.execute(db)
  const found: number[] = []
  for (const { account, currency } of sides) {
    const known = rows.find((row) =>
      'personId' in account
        ? row.personId === account.personId && row.currency === currency
        : row.name === account.name && row.currency === currency,
    )
    if (known) found.push(known.id)
    else if ('personId' in account) {
      await openAccount(db, account.personId, currency)
      return accountsOf(db, sides)
    } else throw new Error(`No account ${account.name} in ${currency}`)
  }
  return found
}

/**
 * Writes a transfer into the books and moves the balances of people, in one statement: nothing stands between them. The
 * database refuses one that does not add up, and one that takes more than there is.
 */
export async function book(db: Db, { uuid, kind, orderUuid, reverses, at, sides }: Transfer): Promise<void> {
  const moving = sides.filter(({ amount }) => amount !== 0)
  const accounts = await accountsOf(db, moving)
  const amounts = moving.map(({ amount }) => amount)
  await sql`with made as (
      insert into money_transfer (uuid, kind, order_uuid, reverses, at)
      values (${uuid}, ${kind}, ${orderUuid ?? null}, ${reverses ?? null}, ${at})),
    side as (
      select * from unnest(${accounts}::int[], ${amounts}::bigint[]) as s (account_id, amount)),
    entered as (
      insert into money_entry (transfer_uuid, account_id, amount)
      select ${uuid}::uuid, account_id, amount from side order by account_id)
    update money_balance b set amount = b.amount + side.amount, entries = b.entries + 1
    from side where b.account_id = side.account_id`.execute(db)
}

type Received = { uuid: string; personId: number; amount: number; at: Date; orderUuid?: string }

/** Money that came to the bank for a person, once for a uuid; false where it was booked before. */
export async function receive(db: Db, received: Received): Promise<boolean> {
  await holdBalance(db, received.personId, 'KZT')
  if (await isBooked(db, received.uuid)) return false
  await bookReceived(db, received)
  return true
}

const isBooked = async (db: Db, uuid: string): Promise<boolean> =>
  (await db.selectFrom('money_transfer').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) !== undefined

/** The same where the balance is held and the uuid is new. */
export const bookReceived = (db: Db, { uuid, personId, amount, at, orderUuid }: Received): Promise<void> =>
  book(db, {
    uuid,
    kind: 'receive',
    ...(orderUuid && { orderUuid }),
    at,
    sides: [
      { account: { personId }, currency: 'KZT', amount },
      { account: { name: 'bank' }, currency: 'KZT', amount: -amount },
    ],
  })

/** Points for something finished, once for a uuid: a course, a certification. */
export async function earn(db: Db, { uuid, personId, amount, at }: Received): Promise<boolean> {
  await holdBalance(db, personId, 'PTS')
  if (await isBooked(db, uuid)) return false
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
