import { store, useStore } from '../storage.ts'

/** Set by 423: the subscriptions that the server named, and what is wrong with the main one (ERR-423-1). */
export type Subscription = { status: 'missing' | 'blocked'; subscribes: readonly unknown[] }

/** Null while everything is open; cleared after each navigation (G-GUARD-8). */
export const subscription = store<Subscription | null>(null)
export const useSubscription = (): Subscription | null => useStore(subscription)

function isSubscribes(data: unknown): data is { subscribes: unknown[] } {
  return typeof data === 'object' && data !== null && 'subscribes' in data && Array.isArray(data.subscribes)
}

/** Blocked when there is a subscription that does not count, missing when there is none. */
export function lock(data: unknown): void {
  const subscribes = isSubscribes(data) ? data.subscribes : []
  subscription.set({ status: subscribes.length > 0 ? 'blocked' : 'missing', subscribes })
}

/** The server failed (500, 502): the shell asks to wait and offers a retry (ERR-500-1). */
export const serverWaits = store(false)
/** Grows when the person asks to try again after a wait: pages that failed start anew. */
export const retries = store(0)
export const useRetries = (): number => useStore(retries)

export const useServerWaits = (): boolean => useStore(serverWaits)

/** The server asked for a password of one's own before anything else: the change dialog stands in front of all. */
export const handedOut = store(false)
export const useHandedOut = (): boolean => useStore(handedOut)

/** The school requires a second factor of its staff and this person has none: it is set up before anything else. */
export const factorMissing = store(false)
export const useFactorMissing = (): boolean => useStore(factorMissing)
