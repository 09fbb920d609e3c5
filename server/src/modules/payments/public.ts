import { notSubscribed } from '@qalam/contract/kernel/problem.ts'
import type { Subscribe } from '@qalam/contract/payments/api.ts'
import { type Actor, isStudent } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { isSubscribed, type SubscriptionRow, subscriptionsOf } from './views.ts'

export { closeSchool, openSchool } from './repository.ts'
export { openingOf } from './views.ts'

/** A yes is remembered this long: a subscription does not end more exactly than that. */
const rememberedFor = 30_000
/** Of each database its own: a process may hold more than one. */
const subscribedIn = new WeakMap<Db, Map<number, number>>()

function rememberedOf(db: Db): Map<number, number> {
  const known = subscribedIn.get(db) ?? new Map<number, number>()
  subscribedIn.set(db, known)
  return known
}

/** Whether one of these users has an active main subscription, of their own or of their school. */
export const hasSubscription = (db: Db, now: Date, userIds: readonly number[]): Promise<boolean> =>
  isSubscribed(db, userIds, now)

/** Refuses a student without an active main subscription with 423 and what they subscribed to (Q-011, ERR-423-1). */
export async function requireSubscription(db: Db, actor: Actor, now: Date): Promise<void> {
  const subscribed = rememberedOf(db)
  if (!isStudent(actor) || (subscribed.get(actor.userId) ?? 0) > now.getTime()) return

  if (!(await isSubscribed(db, [actor.userId], now))) {
    const rows = await subscriptionsOf(db, actor.userId)
    throw notSubscribed({ subscribes: rows.map(present) })
  }
  if (subscribed.size > 50_000) subscribed.clear()
  subscribed.set(actor.userId, now.getTime() + rememberedFor)
}

const present = ({ expiresAt, ...row }: SubscriptionRow): Subscribe => ({ ...row, expireTime: expiresAt.toISOString() })
