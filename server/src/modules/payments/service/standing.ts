import type { Language } from '@qalam/contract/kernel/languages.ts'
import { storeEvents, type AnnouncedEvent, type StoredEvent } from '#platform/events/outbox.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { PaymentDeps } from '../desk.ts'
import { ProviderAway } from '../providers/provider.ts'
import { paymentsOfOrder } from '../repository/messages.ts'
import { type OrderRow, setOrder } from '../repository/orders.ts'
import { toPay } from '../known.ts'
import { arrived, failed, type MoneyContext, reserved } from './settle.ts'

/** Runs a part in a transaction of its own. */
export type MoneyChange = <Done>(part: (ground: MoneyContext) => Promise<Done>) => Promise<Done>

/** The same where no call is answered: by the clock of a process, and for an operator. */
export const changingOn =
  (db: Db, now: Date, publish: (events: StoredEvent[]) => void = () => {}): MoneyChange =>
  async (part) => {
    const { done, events } = await inTransaction(db, async (inside) => {
      const told: AnnouncedEvent[] = []
      const announce: MoneyContext['announce'] = ({ name }, schoolId, data) => void told.push({ name, schoolId, data })
      const done = await part({ db: inside, now, announce })
      return { done, events: await storeEvents(inside, told, now) }
    })
    publish(events)
    return done
  }

/**
 * Asks a provider how an order stands and books what it says: commit, ask, commit. What is held is taken. False where the
 * provider did not answer; then the order stays as it was.
 */
export async function settle(
  desk: PaymentDeps,
  db: Db,
  change: MoneyChange,
  order: OrderRow,
  language: Language,
): Promise<boolean> {
  const provider = [...desk.providers.values()].find(({ key }) => key === order.provider)
  if (!provider) return false
  await change(({ db: inside, now }) => setOrder(inside, order.uuid, { asked_at: now }))
  const asked = await toPay(db, desk, order, language)
  try {
    const standing = await provider.status(asked)
    if (standing.kind === 'failed') await change((ground) => failed(ground, order.uuid, standing.reason))
    if (standing.kind === 'paid')
      await change((ground) => arrived(ground, order.uuid, { ...standing, provider: provider.key }))
    if (standing.kind === 'held')
      await change((ground) => reserved(ground, order.uuid, { ...standing, provider: provider.key }))
    await capture(desk, db, change, order, language)
    return true
  } catch (failure) {
    if (failure instanceof ProviderAway) return false
    throw failure
  }
}

/** Takes what a bank holds for an order; what was given up or is of another amount is let go. */
export async function capture(
  desk: PaymentDeps,
  db: Db,
  change: MoneyChange,
  order: OrderRow,
  language: Language,
): Promise<void> {
  const provider = [...desk.providers.values()].find(({ key }) => key === order.provider)
  const held = (await paymentsOfOrder(db, order.uuid)).filter(({ state }) => state === 'held')
  if (!provider?.capture) return
  for (const payment of held) {
    const taken = {
      externalId: payment.external_id,
      amount: Number(payment.amount),
      details: detailsOf(payment.details),
    }
    const asked = await toPay(db, desk, order, language)
    if (await provider.capture(asked, taken))
      await change((ground) => arrived(ground, order.uuid, { ...taken, provider: provider.key }))
  }
}

/** What was kept of a payment as text by name. */
export const detailsOf = (kept: unknown): Record<string, string> =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))
    : {}
