import { createHash } from 'node:crypto'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { daysAfter, daysOf, graceDays } from '@qalam/contract/payments/rules.ts'
import type { Db } from '#platform/db/db.ts'
import type { PaymentDeps } from '../desk.ts'
import { toPay } from '../known.ts'
import { type Created, ProviderAway } from '../providers/provider.ts'
import { type AccessEnding, setGrace, setStatus } from '../repository/access.ts'
import { holdBalance } from '../repository/books.ts'
import { heldOrder, orderOf, type OrderRow, setOrder, storeOrder } from '../repository/orders.ts'
import { priceOf } from '../repository/products.ts'
import { failed, type MoneyContext, payFromBalance, tellPayer } from './settle.ts'
import type { MoneyChange } from './standing.ts'

/** One renewal of an order has one uuid: two processes, or one that died, make it once. */
export function uuidOfRenewal(orderUuid: string): string {
  const hex = createHash('sha256').update(`renewal of ${orderUuid}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Renews for as many months as before, at today's price: from the balance, or by the operator from the phone that paid
 * before. Without the money it stays open for some days after its end, and is blocked then.
 */
export async function renew(desk: PaymentDeps, db: Db, change: MoneyChange, ending: AccessEnding): Promise<void> {
  const order = await change((ground) => renewHere(ground, ending))
  if (order) await askOperator(desk, db, change, order)
}

/** Renews from the balance or counts the days of grace; an order that an operator is to be asked for is given back. */
async function renewHere(ground: MoneyContext, ending: AccessEnding): Promise<OrderRow | null> {
  const { db, now } = ground
  const before = await orderOf(db, ending.orderUuid)
  if (!before?.product_id) return null
  const balance = await holdBalance(db, before.payer_id, 'KZT')
  const uuid = uuidOfRenewal(ending.orderUuid)
  const known = await orderOf(db, uuid)
  if (known?.state === 'paid') return null
  const price = await priceOf(db, before.product_id, before.months)
  const mayBegin = known === undefined && price !== null
  if (mayBegin && before.provider === 'balance' && balance >= price) {
    await payFromBalance(ground, await storeOrder(db, { ...again(before), uuid, price }, now))
    return null
  }
  await countGrace(ground, ending)
  if (before.provider !== 'operator_billing' || before.phone === null) return null
  if (mayBegin) return storeOrder(db, { ...again(before), uuid, price, phone: before.phone }, now)
  // A process that died before it asked left it so; the operator knows the same request by its uuid.
  return known?.state === 'created' ? known : null
}

const again = (before: OrderRow) => ({
  kind: 'subscribe',
  product_id: before.product_id,
  months: before.months,
  days: daysOf(before.months, null),
  provider: before.provider,
  payer_id: before.payer_id,
  payer_user_id: before.payer_user_id,
  beneficiary_id: before.beneficiary_id,
})

async function countGrace(ground: MoneyContext, { id, userId, expiresAt, graceUntil }: AccessEnding): Promise<void> {
  const { db, now, announce } = ground
  if (expiresAt <= now && graceUntil === null) await setGrace(db, id, daysAfter(expiresAt, graceDays))
  if (graceUntil !== null && graceUntil <= now) {
    await setStatus(db, id, 'blocked')
    announce(accessChanged, null, { userId })
  }
}

/** Asks the operator for the money of a renewal; where it wants a code, the order waits for the person to type it. */
async function askOperator(desk: PaymentDeps, db: Db, change: MoneyChange, order: OrderRow): Promise<void> {
  const create = desk.providers.get('operator_billing')?.create
  if (!create) return
  try {
    const created = await create(await toPay(db, desk, order, 'kz', order.phone))
    await change((ground) => keepAsked(ground, order.uuid, created))
  } catch (failure) {
    if (!(failure instanceof ProviderAway)) throw failure
  }
}

async function keepAsked(ground: MoneyContext, uuid: string, created: Created): Promise<void> {
  if (created.kind === 'no-money') return void (await failed(ground, uuid, 'no-money'))
  if (created.kind === 'refused') return void (await failed(ground, uuid, created.reason))
  const order = await heldOrder(ground.db, uuid)
  if (order?.state !== 'created') return
  await setOrder(ground.db, uuid, {
    ...{ external_id: created.externalId, sent_at: ground.now, state: 'sent', asks_code: created.kind === 'code' },
  })
  tellPayer(ground, order)
}
