import { notSubscribed } from '@qalam/contract/kernel/problem.ts'
import type { Subscribe } from '@qalam/contract/payments/shapes.ts'
import { type Actor, isStudent } from '#platform/actor.ts'
import { expiringCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'
import { isSubscribed, type SubscriptionRow, subscriptionsOf } from './views/access.ts'

export { closeSchool, openSchool } from './repository/school.ts'
export { openingOf, schoolSubscribes } from './views/access.ts'
export { earn, receive } from './repository/books.ts'
export { ownsItem as owns } from './views/orders.ts'
export { firstDifference } from './views/proof.ts'

/** A yes is believed this long, in milliseconds: a subscription does not end more exactly than that. */
const believedFor = 30_000
/** Of each database its own: a process may hold more than one. */
const subscribedIn = new WeakMap<Db, ReturnType<typeof expiringCache<true>>>()

function subscribersOf(db: Db) {
  const cache = subscribedIn.get(db) ?? expiringCache<true>(50_000, believedFor)
  subscribedIn.set(db, cache)
  return cache
}

/** Whether one of these users has an active main subscription, of their own or of their school. */
export const hasSubscription = (db: Db, now: Date, userIds: readonly number[]): Promise<boolean> =>
  isSubscribed(db, userIds, now)

/** Refuses a student without an active main subscription with 423 and what they subscribed to (Q-011, ERR-423-1). */
export async function requireSubscription(db: Db, actor: Actor, now: Date): Promise<void> {
  const subscribers = subscribersOf(db)
  if (!isStudent(actor) || subscribers.get(String(actor.userId), now)) return

  if (!(await isSubscribed(db, [actor.userId], now))) {
    const rows = await subscriptionsOf(db, actor.userId)
    throw notSubscribed({ subscribes: rows.map(present) })
  }
  subscribers.set(String(actor.userId), true, now)
}

const present = ({ expiresAt, ...row }: SubscriptionRow): Subscribe => ({ ...row, expireTime: expiresAt.toISOString() })
