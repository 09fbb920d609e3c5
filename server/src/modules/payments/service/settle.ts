import { randomUUID } from 'node:crypto'
import { accessChanged, moneyMoved } from '@qalam/contract/payments/events.ts'
import { accessAfter, pointsFor } from '@qalam/contract/payments/rules.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import * as access from '../repository/access.ts'
import { book, bookReceived, holdBalance } from '../repository/books.ts'
import { paymentOf, storePayment } from '../repository/messages.ts'
import { heldOrder, holdBeneficiary, orderOf, type OrderRow, setOrder, setPaid } from '../repository/orders.ts'
import { typeOfProduct } from '../repository/products.ts'

/** What a change of the books may know of the world; it stands in a transaction. */
export type MoneyContext = { db: Db; now: Date; announce: Context['announce'] }

/** What came for an order from a provider. */
export type Arrived = {
  provider: string
  externalId: string
  /** Whole tiyn. */
  amount: number
  details: Readonly<Record<string, string>>
}

/** Opens what an order is for and says so; a top-up and what is bought by the piece open nothing by themselves. */
async function grant({ db, now, announce }: MoneyContext, order: OrderRow): Promise<void> {
  if (order.product_id === null) {
    await setPaid(db, order.uuid, { paid_at: now })
  } else {
    await holdBeneficiary(db, order.beneficiary_id)
    const type = await typeOfProduct(db, order.product_id)
    const end =
      order.school_id === null
        ? await access.presentEnd(db, order.beneficiary_id, type)
        : await access.presentEndOfSchool(db, order.school_id, type)
    const { from, until } = accessAfter(now, end, order.days)
    await setPaid(db, order.uuid, { paid_at: now, opens_from: from, opens_until: until })
    await access.openBy(db, order, type, until)
    announce(accessChanged, null, { userId: order.beneficiary_id })
  }
  tellPayer({ announce }, order)
}

/** The windows of whoever pays read again. */
export function tellPayer(
  { announce }: Pick<MoneyContext, 'announce'>,
  { payer_user_id: userId, uuid }: OrderRow,
): void {
  if (userId !== null) announce(moneyMoved, null, { userId, orderUuid: uuid })
}

/**
 * Pays an order from the balance of its payer, whose balance is held: the transfer, the points and the access stand or
 * fall together. Answers how much is missing; then nothing has happened.
 */
export async function payFromBalance(ground: MoneyContext, order: OrderRow): Promise<number> {
  const price = Number(order.price)
  const balance = await holdBalance(ground.db, order.payer_id, 'KZT')
  if (balance < price) return price - balance
  const account = { personId: order.payer_id }
  const points = pointsFor(price)
  await book(ground.db, {
    uuid: randomUUID(),
    kind: 'buy',
    orderUuid: order.uuid,
    at: ground.now,
    sides: [
      { account, currency: 'KZT', amount: -price },
      { account: { name: 'sales' }, currency: 'KZT', amount: price },
      { account, currency: 'PTS', amount: points },
      { account: { name: 'bonus' }, currency: 'PTS', amount: -points },
    ],
  })
  await grant(ground, order)
  return 0
}

/** Pays an order with points; answers how many are missing. */
export async function payWithPoints(ground: MoneyContext, order: OrderRow): Promise<number> {
  const score = await holdBalance(ground.db, order.payer_id, 'PTS')
  if (score < order.points) return order.points - score
  await book(ground.db, {
    uuid: randomUUID(),
    kind: 'buy',
    orderUuid: order.uuid,
    at: ground.now,
    sides: [
      { account: { personId: order.payer_id }, currency: 'PTS', amount: -order.points },
      { account: { name: 'bonus' }, currency: 'PTS', amount: order.points },
    ],
  })
  await grant(ground, order)
  return 0
}

/** Begins what costs nothing. */
export const giveTrial = (ground: MoneyContext, order: OrderRow): Promise<void> => grant(ground, order)

/**
 * Money that a provider took for an order: booked to the payer once for the provider's own id, and spent on what was
 * ordered. What comes a second time, or for an order that was given up, stays on the balance.
 */
export async function arrived(ground: MoneyContext, orderUuid: string, came: Arrived): Promise<'applied' | 'repeated'> {
  const { db, now } = ground
  const order = await heldForPayer(db, orderUuid)
  const known = await paymentOf(db, came.provider, came.externalId)
  if (known && (known.state !== 'held' || known.order_uuid !== orderUuid)) return 'repeated'
  const { payer_id: personId } = order
  const uuid = randomUUID()
  await bookReceived(db, { uuid, personId, amount: came.amount, at: now, orderUuid })
  await storePayment(db, { ...stored(came, orderUuid, now), transferUuid: uuid })
  const wanted = !['paid', 'refunded'].includes(order.state) && order.fault !== 'dropped'
  if (wanted && order.kind === 'top_up') await grant(ground, order)
  else if (wanted && came.amount >= Number(order.price)) await payFromBalance(ground, order)
  else tellPayer(ground, order)
  return 'applied'
}

/** Money that a bank has blocked for an order and not yet taken. */
export async function reserved(
  ground: MoneyContext,
  orderUuid: string,
  came: Arrived,
): Promise<'applied' | 'repeated'> {
  const { db, now } = ground
  const order = await heldForPayer(db, orderUuid)
  if (await paymentOf(db, came.provider, came.externalId)) return 'repeated'
  await storePayment(db, { ...stored(came, orderUuid, now), transferUuid: null })
  if (['created', 'sent', 'failed', 'expired'].includes(order.state))
    await setOrder(db, orderUuid, { state: 'held', fault: order.fault === 'dropped' ? 'dropped' : null })
  return 'applied'
}

/** The provider says that an order was not paid; what is paid or held already is not touched by it. */
export async function failed(
  { db, announce }: MoneyContext,
  orderUuid: string,
  reason: string,
): Promise<'applied' | 'noted'> {
  const order = await heldForPayer(db, orderUuid)
  if (order.state !== 'created' && order.state !== 'sent') return 'noted'
  await setOrder(db, orderUuid, { state: 'failed', fault: reason.slice(0, 200) })
  tellPayer({ announce }, order)
  return 'applied'
}

const stored = ({ provider, externalId, amount, details }: Arrived, orderUuid: string, at: Date) => ({
  provider,
  external_id: externalId,
  order_uuid: orderUuid,
  amount,
  details,
  at,
})

/** The order, after the balance of its payer: always in this order, so that nobody waits in a circle. */
async function heldForPayer(db: Db, uuid: string): Promise<OrderRow> {
  const { payer_id } = await orderStanding(db, uuid)
  await holdBalance(db, payer_id, 'KZT')
  return orderStanding(db, uuid, true)
}

async function orderStanding(db: Db, uuid: string, isHeld = false): Promise<OrderRow> {
  const order = await (isHeld ? heldOrder(db, uuid) : orderOf(db, uuid))
  if (!order) throw new Error(`No order ${uuid}`)
  return order
}
