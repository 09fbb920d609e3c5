import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import type { Fiscal } from '../providers/provider.ts'

export type PaymentRow = Selectable<Tables['money_payment']>
export type MessageVerdict = 'applied' | 'repeated' | 'noted' | 'refused' | 'unknown'
type Message = {
  provider: string
  event: string
  at: Date
  address: string
  type: string
  raw: Buffer
  verdict: MessageVerdict
  reason?: string | undefined
  orderUuid?: string | undefined
}

/** A message of a bank as it came, with what became of it. */
export async function keepMessage(db: Db, message: Message): Promise<void> {
  const { provider, event, at, address, type, raw, verdict, reason, orderUuid } = message
  await db
    .insertInto('money_message')
    .values({
      ...{ provider, event, received_at: at, address: address.slice(0, 100), content_type: type, raw, verdict },
      reason: reason?.slice(0, 500) ?? null,
      order_uuid: orderUuid ?? null,
    })
    .execute()
}

export const paymentOf = (db: Db, provider: string, externalId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('money_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

export const paymentsOfOrder = (db: Db, orderUuid: string): Promise<PaymentRow[]> =>
  db.selectFrom('money_payment').selectAll().where('order_uuid', '=', orderUuid).orderBy('at').execute()

/** The payment by which an order was bought: the first that was booked for it; what came later stayed on the balance. */
export async function firstBooked(db: Db, orderUuid: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select p.external_id as id from money_payment p
    join money_entry e on e.transfer_uuid = p.transfer_uuid
    where p.order_uuid = ${orderUuid} order by e.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

type NewPayment = Pick<PaymentRow, 'provider' | 'external_id' | 'order_uuid' | 'at'> & {
  amount: number
  details: Readonly<Record<string, string>>
  transferUuid: string | null
}

/** What a bank holds or has taken; a payment that was held is booked now. */
export async function storePayment(db: Db, payment: NewPayment): Promise<void> {
  const { provider, external_id, order_uuid, amount, details, transferUuid, at } = payment
  const state = transferUuid === null ? 'held' : 'booked'
  await sql`insert into money_payment (provider, external_id, order_uuid, amount, state, details, transfer_uuid, at)
    values (${provider}, ${external_id}, ${order_uuid}, ${amount}, ${state}, ${JSON.stringify(details)}::jsonb, ${transferUuid}, ${at})
    on conflict (provider, external_id) do update set state = excluded.state, transfer_uuid = excluded.transfer_uuid
      where money_payment.state = 'held'`.execute(db)
}

/** What a register made of a payment; the first answer stands. */
export async function storeFiscal(
  db: Db,
  {
    provider,
    externalId,
    isReturn,
    sign,
    register,
    url,
    at,
  }: Fiscal & { provider: string; externalId: string; at: Date },
): Promise<boolean> {
  const stored = await db
    .insertInto('money_fiscal')
    .values({ provider, external_id: externalId, is_return: isReturn, sign, register, url, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return stored.numInsertedOrUpdatedRows === 1n
}

export async function paymentReturned(db: Db, provider: string, externalId: string): Promise<void> {
  await db
    .updateTable('money_payment')
    .set({ state: 'returned' })
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .execute()
}

export type Inbound = {
  provider: string
  txnId: string
  personId: number
  amount: number
  transferUuid: string
  at: Date
}

/** Held until the end of the transaction: the same payment that comes twice at once is booked once. */
export async function holdInbound(db: Db, provider: string, txnId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${txnId}`}, 0))`.execute(db)
}

export const inboundOf = (db: Db, provider: string, txnId: string) =>
  db
    .selectFrom('money_inbound')
    .selectAll()
    .where('provider', '=', provider)
    .where('txn_id', '=', txnId)
    .executeTakeFirst()

export async function storeInbound(db: Db, inbound: Inbound): Promise<number> {
  const { provider, txnId, personId, amount, transferUuid, at } = inbound
  const stored = await db
    .insertInto('money_inbound')
    .values({ provider, txn_id: txnId, person_id: personId, amount, transfer_uuid: transferUuid, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored.id
}
