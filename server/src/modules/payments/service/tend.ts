import { daysAfter } from '@qalam/contract/payments/rules.ts'
import type { Db } from '#platform/db/db.ts'
import type { PaymentDeps } from '../desk.ts'
import { endingBefore } from '../repository/access.ts'
import { dueToAsk, expireOrders } from '../repository/orders.ts'
import { openRefunds } from '../repository/refunds.ts'
import { payOut } from './give-back.ts'
import { renew } from './renew.ts'
import { type MoneyChange, settle } from './standing.ts'

/** Twenty seconds, in days: nobody is asked about what was sent a moment ago. */
const rest = 20 / 86_400
/** Orders that one round asks providers about. */
const inARound = 50

/** What the clock does for money: asks about orders that wait, gives up old ones, pays out refunds, renews what ends. */
export async function tend(desk: PaymentDeps, db: Db, change: MoneyChange, now: Date): Promise<void> {
  for (const order of await dueToAsk(db, daysAfter(now, -rest), inARound)) await settle(desk, db, change, order, 'kz')
  for (const refund of await openRefunds(db)) await payOut(desk, db, change, refund)
  await change(({ db: inside }) => expireOrders(inside, daysAfter(now, -1)))
  for (const ending of await endingBefore(db, daysAfter(now, 1))) await renew(desk, db, change, ending)
}
