import { randomUUID } from 'node:crypto'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { book, holdBalance } from '../repository/books.ts'
import {
  firstBooked,
  paymentOf,
  paymentReturned,
  type PaymentRow,
  type MessageVerdict,
} from '../repository/messages.ts'
import { heldOrder, orderOf, type OrderRow } from '../repository/orders.ts'
import { refundsOf, storeRefund } from '../repository/refunds.ts'
import { reverse } from './give-back.ts'
import type { MoneyContext } from './settle.ts'

/** What became of it; with a reason where an operator has to look. */
export type Returned = { verdict: MessageVerdict; reason?: string }

/**
 * The bank says that it gave a payment back, of its own or because we asked. One that we did not ask for closes what it
 * bought at once. What of it is not there any more was spent: an operator is told.
 */
export async function returned(ground: MoneyContext, payment: PaymentRow, amount: number): Promise<Returned> {
  const { db } = ground
  const { provider, external_id: externalId } = payment
  const known = await orderOf(db, payment.order_uuid)
  if (!known) return { verdict: 'repeated' }
  const balance = await holdBalance(db, known.payer_id, 'KZT')
  const order = (await heldOrder(db, known.uuid)) ?? known
  const standing = await paymentOf(db, provider, externalId)
  if (standing?.state !== 'booked') return { verdict: 'repeated' }
  const past = await refundsOf(db, order.uuid)
  if (past.some((row) => row.way === 'bank' && Number(row.amount) === amount)) return { verdict: 'noted' }
  const given = past.reduce((sum, row) => sum + Number(row.amount), 0)
  const left = Number(order.price) - given
  const closes = isBought(order) && amount >= left && externalId === (await firstBooked(db, order.uuid))
  const rest = closes ? amount - left : amount
  // Nothing is closed by it: the balance gives all of it, or nothing.
  if (!closes && balance < rest) return { verdict: 'noted', reason: spent(rest) }
  if (closes) await close(ground, order, order.months - past.reduce((sum, { units }) => sum + units, 0), left)
  const taken = Math.min(rest, Math.max(0, balance))
  if (taken > 0) await take(ground, order, standing.transfer_uuid, taken)
  await paymentReturned(db, provider, externalId)
  return taken < rest ? { verdict: 'noted', reason: spent(rest - taken) } : { verdict: 'applied' }
}

const isBought = ({ state, kind }: OrderRow): boolean => state === 'paid' && (kind === 'subscribe' || kind === 'item')
const spent = (amount: number): string => `spent already: ${tenge(amount)}`

/** What is left of a purchase goes back to the bank, and what it opened is closed. */
async function close(ground: MoneyContext, order: OrderRow, units: number, amount: number): Promise<void> {
  await reverse(ground, order, units, [{ account: { name: 'bank' }, currency: 'KZT', amount }])
  const row = { units, amount, way: 'bank', state: 'done', asked_by: 'bank', at: ground.now }
  await storeRefund(ground.db, { uuid: randomUUID(), order_uuid: order.uuid, ...row })
}

/** From the balance, where what came a second time or was given back before still lies. */
async function take(
  { db, now }: MoneyContext,
  order: OrderRow,
  received: string | null,
  amount: number,
): Promise<void> {
  if (received === null) throw new Error('The payment was booked without its transfer')
  await book(db, {
    uuid: randomUUID(),
    kind: 'refund',
    orderUuid: order.uuid,
    reverses: received,
    at: now,
    sides: [
      { account: { personId: order.payer_id }, currency: 'KZT', amount: -amount },
      { account: { name: 'bank' }, currency: 'KZT', amount },
    ],
  })
}
