import type { QueryClient } from '@tanstack/react-query'
import type { Reads } from '../api.ts'
import { actorOf, token } from '../session.ts'
import type { Ending } from './entry.ts'
import { guardOutbox } from './guard.ts'
import { keptDevice } from './kept.ts'
import { makeOutbox, type Outbox, type OutboxOptions } from './outbox.ts'
import { countIn } from './unsent.ts'

type PageQueue<V, S> = Outbox<V, S> & {
  /** A screen shows by itself what becomes of these slots; it is not told over it. Returns how to end that. */
  attend: (isShown: (slot: string) => boolean) => () => void
}

type Kind<V, S> = Pick<OutboxOptions<V, S>, 'send' | 'most' | 'callOf'> & {
  /** The name of its store on the device. */
  name: string
  /** What a stored write makes stale. */
  refresh: Reads
  /** A write was not taken while no screen showed it. */
  untold: (ending: Ending<V, S>) => void
}

/**
 * The one queue of its kind on this page of the browser: it outlives the screens that write into it, keeps what is typed
 * on the device, and is counted when somebody signs out.
 */
export function pageQueue<V, S>({ name, refresh, untold, ...kind }: Kind<V, S>) {
  const queues = new WeakMap<QueryClient, PageQueue<V, S>>()

  const make = (client: QueryClient): PageQueue<V, S> => {
    const outbox = makeOutbox<V, S>({ ...kind, who: () => actorOf(token.get()), device: keptDevice<V>(name) })
    const screens = new Set<(slot: string) => boolean>()
    let isStale = false
    guardOutbox(outbox)
    countIn(outbox)
    outbox.hear((ending) => {
      const { entry, answer } = ending
      const isTaken = answer?.outcome === 'stored'
      if (!isTaken && ![...screens].some((isShown) => isShown(entry.slot))) untold(ending)
      if (isStale) return
      // The writes of one call end together: what they make stale is read once.
      isStale = true
      queueMicrotask(() => {
        isStale = false
        for (const { queryKey } of refresh) void client.invalidateQueries({ queryKey })
      })
    })
    const attend = (isShown: (slot: string) => boolean) => {
      screens.add(isShown)
      return () => void screens.delete(isShown)
    }
    return { ...outbox, attend }
  }

  return (client: QueryClient): PageQueue<V, S> => {
    const known = queues.get(client) ?? make(client)
    queues.set(client, known)
    return known
  }
}
