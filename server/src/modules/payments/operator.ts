import { receive } from './repository/books.ts'
import { confirmPaper, openRefunds, paperOf, storePaper } from './repository/refunds.ts'
import { unsettled } from './repository/orders.ts'
import type { PaymentDeps } from './desk.ts'
import type { Db } from '#platform/db/db.ts'
import { payOut } from './service/give-back.ts'
import { type MoneyChange, settle } from './service/standing.ts'
import { messagesToLookAt } from './views/operator.ts'

type Paper = { uuid: string; personId: number; amount: number; by: string }

/**
 * A bank's paper: whoever comes first enters it, somebody else confirms it, and then it is booked, once. Answers what
 * became of it.
 */
export const enterPaper = (change: MoneyChange, { uuid, personId, amount, by }: Paper) =>
  change(async ({ db, now }): Promise<'entered' | 'booked' | 'same-person' | 'other-content' | 'known'> => {
    const known = await paperOf(db, uuid)
    if (!known) {
      await storePaper(db, { uuid, person_id: personId, amount, entered_by: by, entered_at: now })
      return 'entered'
    }
    if (known.person_id !== personId || Number(known.amount) !== amount) return 'other-content'
    if (known.confirmed_by !== null) return 'known'
    if (known.entered_by === by) return 'same-person'
    await confirmPaper(db, uuid, by)
    return (await receive(db, { uuid, personId, amount, at: now })) ? 'booked' : 'known'
  })

/** What reconciling would do: orders to ask about, refunds to pay out, messages that somebody has to look at. */
export async function toReconcile(db: Db, now: Date) {
  const [orders, refunds, messages] = [
    await unsettled(db, now, 200),
    await openRefunds(db),
    await messagesToLookAt(db, now),
  ]
  return { orders, refunds, messages }
}

/** Brings orders and refunds to what their providers say; answers how many of them answered. */
export async function reconcile(
  desk: PaymentDeps,
  db: Db,
  change: MoneyChange,
  now: Date,
): Promise<{ asked: number; answered: number }> {
  const { orders, refunds } = await toReconcile(db, now)
  let answered = 0
  for (const order of orders) if (await settle(desk, db, change, order, 'kz')) answered += 1
  for (const refund of refunds) if (await payOut(desk, db, change, refund)) answered += 1
  return { asked: orders.length + refunds.length, answered }
}
