import { randomUUID } from 'node:crypto'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import {
  endSooner,
  pointsFor,
  refundByOne,
  refundWithin,
  shareOf,
  unusedUnits,
} from '@qalam/contract/payments/rules.ts'
import type { PaymentDeps } from '../desk.ts'
import { ProviderAway } from '../providers/provider.ts'
import { endAt, presentEnd, presentEndOfSchool } from '../repository/access.ts'
import { book, holdBalance, type Transfer } from '../repository/books.ts'
import { paymentsOfOrder } from '../repository/messages.ts'
import { heldOrder, orderOf, type OrderRow, setOrder } from '../repository/orders.ts'
import { typeOfProduct } from '../repository/products.ts'
import {
  claimRefund,
  openRefunds,
  type RefundRow,
  refundsOf,
  setRefund,
  storeRefund,
  transferOf,
} from '../repository/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import { daysGivenBack } from '../ends.ts'
import { toPay } from '../known.ts'
import type { MoneyContext } from './settle.ts'
import { type MoneyChange, detailsOf } from './standing.ts'

const dayInMs = 86_400_000

/** What can be given back of an order now, in whole unused months. */
export type RefundPlan = { order: OrderRow; units: number; amount: number; needsTwo: boolean; refusal: string | null }

export async function refundPlan(
  db: Db,
  orderUuid: string,
  now: Date,
  asked: number | null,
): Promise<RefundPlan | null> {
  const order = await orderOf(db, orderUuid)
  if (!order) return null
  const past = await refundsOf(db, orderUuid)
  const given = unitsOf(past)
  const { paid_at: paidAt, opens_from: from, opens_until: until, months } = order
  const none = (refusal: string): RefundPlan => ({ order, units: 0, amount: 0, needsTwo: false, refusal })
  if (order.state !== 'paid' || !paidAt || order.is_trial) return none('it is not paid')
  if (order.kind === 'bonus') return none('what was bought with points is not given back')
  if (!from || !until) return none('what is bought by the piece and a top-up are not given back here')
  if (now.getTime() - paidAt.getTime() > refundWithin * dayInMs)
    return none(`it was paid more than ${refundWithin} days ago`)
  const free = Math.max(0, unusedUnits({ months, from, until }, now) - given)
  const units = Math.min(free, asked ?? free)
  if (units < 1) return none('no whole month is unused')
  const before = shareOf(Number(order.price), given, months)
  const amount = shareOf(Number(order.price), given + units, months) - before
  // A large sum in parts is a large sum.
  return { order, units, amount, needsTwo: before + amount > refundByOne, refusal: null }
}

/** Whether the bank that took the money of an order can be asked to give it back; else it goes to the balance. */
export async function goesToBank(desk: PaymentDeps, db: Db, order: OrderRow): Promise<boolean> {
  const provider = [...desk.providers.values()].find(({ key }) => key === order.provider)
  const taken = await paymentsOfOrder(db, order.uuid)
  return provider?.refund !== undefined && taken.some(({ state }) => state === 'booked')
}

const unitsOf = (refunds: readonly RefundRow[]): number => refunds.reduce((sum, { units }) => sum + units, 0)

type Asked = { uuid: string; units: number; amount: number; way: 'balance' | 'bank'; by: string; second: string | null }

/**
 * Gives so many months back: the money to the payer's balance, the points to nobody, even below zero, and the
 * access ends so many months sooner. Where it shall go on to the bank, it is set aside until the bank agrees.
 */
export async function giveBack(ground: MoneyContext, orderUuid: string, asked: Asked): Promise<void> {
  const { db, now } = ground
  const known = await orderOf(db, orderUuid)
  if (!known) throw new Error('The order is gone')
  const { payer_id: personId } = known
  await holdBalance(db, personId, 'KZT')
  const plan = await refundPlan(db, (await heldOrder(db, orderUuid))?.uuid ?? '', now, asked.units)
  const done = (await refundsOf(db, orderUuid)).some(({ uuid }) => uuid === asked.uuid)
  if (done) return
  if (!plan || plan.refusal !== null || plan.units !== asked.units || plan.amount !== asked.amount)
    throw new Error('What can be given back is not what was planned')
  if (plan.needsTwo && (asked.second === null || asked.second === asked.by))
    throw new Error('So much is given back by two people')
  await reverse(ground, plan.order, asked.units, [{ account: { personId }, currency: 'KZT', amount: asked.amount }])
  const { uuid, units, amount, way } = asked
  const state = way === 'bank' ? 'sent' : 'done'
  const row = {
    uuid,
    order_uuid: orderUuid,
    units,
    amount,
    way,
    state,
    asked_by: asked.by,
    confirmed_by: asked.second,
    at: now,
  }
  await storeRefund(db, row)
  if (way === 'bank') await setAside(ground, plan.order, amount)
}

const setAside = ({ db, now }: MoneyContext, order: OrderRow, amount: number): Promise<void> =>
  book(db, {
    uuid: randomUUID(),
    kind: 'hold',
    orderUuid: order.uuid,
    at: now,
    sides: [
      { account: { personId: order.payer_id }, currency: 'KZT', amount: -amount },
      { account: { name: 'hold' }, currency: 'KZT', amount },
    ],
  })

/** Reverses a part of a purchase towards whoever gets the money, takes its points back and ends its access sooner. */
export async function reverse(
  ground: MoneyContext,
  order: OrderRow,
  units: number,
  to: Transfer['sides'],
): Promise<void> {
  const { db, now, announce } = ground
  const past = await refundsOf(db, order.uuid)
  const amount = to.reduce((sum, side) => sum + side.amount, 0)
  const left = past.reduce((sum, row) => sum - Number(row.amount), Number(order.price))
  // What is rounded down in each part is not kept: parts take back as many points as the whole does.
  const points = pointsFor(left) - pointsFor(left - amount)
  const reverses = await transferOf(db, order.uuid, 'buy')
  if (reverses === null) throw new Error('The order has no purchase')
  await book(db, {
    uuid: randomUUID(),
    kind: 'refund',
    orderUuid: order.uuid,
    reverses,
    at: now,
    sides: [
      ...to,
      { account: { name: 'sales' }, currency: 'KZT', amount: -amount },
      { account: { personId: order.payer_id }, currency: 'PTS', amount: -points },
      { account: { name: 'bonus' }, currency: 'PTS', amount: points },
    ],
  })
  const given = unitsOf(past)
  if (given + units >= order.months) await setOrder(db, order.uuid, { state: 'refunded' })
  if (order.product_id === null) return
  const type = await typeOfProduct(db, order.product_id)
  const end =
    order.school_id === null
      ? presentEnd(db, order.beneficiary_id, type)
      : presentEndOfSchool(db, order.school_id, type)
  await endAt(db, order, type, endSooner(await end, now, daysGivenBack(order, units, given)))
  announce(accessChanged, null, { userId: order.beneficiary_id })
}

/** Has the bank give back what was set aside; false where it did not answer, and then it is asked again with the same key. */
export async function payOut(desk: PaymentDeps, db: Db, change: MoneyChange, refund: RefundRow): Promise<boolean> {
  const order = await orderOf(db, refund.order_uuid)
  const payment = (await paymentsOfOrder(db, refund.order_uuid)).find(({ state }) => state === 'booked')
  const provider = [...desk.providers.values()].find(({ key }) => key === order?.provider)
  if (!order || !payment || !provider?.refund) return false
  const taken = { externalId: payment.external_id, amount: Number(payment.amount), details: detailsOf(payment.details) }
  if (!(await change((ground) => claimRefund(ground.db, refund.uuid, ground.now)))) return false
  try {
    const agreed = await provider.refund(await toPay(db, desk, order, 'kz'), taken, Number(refund.amount), refund.uuid)
    await change((ground) => closeRefund(ground, order, refund, agreed))
    return true
  } catch (failure) {
    if (failure instanceof ProviderAway) return false
    throw failure
  }
}

/** The bank agreed: what was set aside is the bank's. It refused: it is the payer's again. */
async function closeRefund(
  { db, now }: MoneyContext,
  order: OrderRow,
  refund: RefundRow,
  agreed: boolean,
): Promise<void> {
  await holdBalance(db, order.payer_id, 'KZT')
  const still = (await openRefunds(db)).some(({ uuid }) => uuid === refund.uuid)
  const hold = await transferOf(db, order.uuid, 'hold')
  if (!still || hold === null) return
  const amount = Number(refund.amount)
  const to = agreed ? ({ name: 'bank' } as const) : { personId: order.payer_id }
  await book(db, {
    uuid: randomUUID(),
    kind: agreed ? 'post' : 'void',
    orderUuid: order.uuid,
    reverses: hold,
    at: now,
    sides: [
      { account: { name: 'hold' }, currency: 'KZT', amount: -amount },
      { account: to, currency: 'KZT', amount },
    ],
  })
  await setRefund(db, refund.uuid, agreed ? { state: 'done' } : { state: 'done', way: 'balance' })
}
