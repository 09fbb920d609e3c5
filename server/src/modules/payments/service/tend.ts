import { createHash } from 'node:crypto'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { daysAfter, daysOf, graceDays } from '@qalam/contract/payments/rules.ts'
import type { Db } from '#platform/db/db.ts'
import type { Desk } from '../desk.ts'
import { type Ending, endingBefore, setGrace, setStatus } from '../repository/access.ts'
import { holdBalance } from '../repository/books.ts'
import { expireOrders, orderOf, storeOrder, unsettled } from '../repository/orders.ts'
import { priceOf } from '../repository/products.ts'
import { openRefunds } from '../repository/refunds.ts'
import { payOut } from './give-back.ts'
import { type Ground, payFromBalance } from './settle.ts'
import { type Change, settle } from './standing.ts'

/** Twenty seconds, in days: nobody is asked about what was sent a moment ago. */
const rest = 20 / 86_400
/** Orders that one round asks providers about. */
const inARound = 50

/** What the clock does for money: asks about orders that wait, gives up old ones, pays out refunds, renews what ends. */
export async function tend(desk: Desk, db: Db, change: Change, now: Date): Promise<void> {
  for (const order of await unsettled(db, daysAfter(now, -rest), inARound)) await settle(desk, db, change, order, 'kz')
  for (const refund of await openRefunds(db)) await payOut(desk, db, change, refund)
  await change(({ db: inside }) => expireOrders(inside, daysAfter(now, -1)))
  for (const ending of await endingBefore(db, daysAfter(now, 1))) await change((ground) => renew(ground, ending))
}

/** One renewal of an order has one uuid: two processes, or one that died, make it once. */
function uuidOfRenewal(orderUuid: string): string {
  const hex = createHash('sha256').update(`renewal of ${orderUuid}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Renews from the balance for as many months as before, at today's price. Without the money it stays open for some days
 * after its end, and is blocked then.
 */
async function renew(ground: Ground, { id, userId, orderUuid, expiresAt, graceUntil }: Ending): Promise<void> {
  const { db, now, announce } = ground
  const before = await orderOf(db, orderUuid)
  if (!before?.product_id) return
  const balance = await holdBalance(db, before.payer_id, 'KZT')
  const uuid = uuidOfRenewal(orderUuid)
  if (await orderOf(db, uuid)) return
  const price = await priceOf(db, before.product_id, before.months)
  if (price !== null && balance >= price && before.provider === 'balance') {
    const order = await storeOrder(
      db,
      {
        ...{
          uuid,
          kind: 'subscribe',
          product_id: before.product_id,
          months: before.months,
          price,
          provider: 'balance',
        },
        ...{ days: daysOf(before.months, null), payer_id: before.payer_id, payer_user_id: before.payer_user_id },
        beneficiary_id: before.beneficiary_id,
      },
      now,
    )
    await payFromBalance(ground, order)
  } else if (expiresAt <= now && graceUntil === null) {
    await setGrace(db, id, daysAfter(expiresAt, graceDays))
  } else if (graceUntil !== null && graceUntil <= now) {
    await setStatus(db, id, 'blocked')
    announce(accessChanged, null, { userId })
  }
}
