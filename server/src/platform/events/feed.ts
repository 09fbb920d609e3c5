import type { Db } from '../db/db.ts'
import { eventsSince, snapshotNow, type StoredEvent } from './outbox.ts'

/** How often a process looks for events of others, in milliseconds. Its own are heard at once. */
export const readEvery = 500
/** Events of one look; of more than these nobody is told each, but that anything may be stale. */
const mostAtOnce = 1_000
/** How many ids are remembered, so that an event that was published here is not heard again when it is read. */
const mostRemembered = 10_000

export type Feed = {
  /** Hands on what this process has just committed. */
  publish: (events: readonly StoredEvent[]) => void
  /** Hands on what was committed elsewhere since the last look; the first look only begins. */
  read: () => Promise<void>
}

type Heard = {
  hear: (event: StoredEvent) => void
  /** Is told that more happened than is told one by one. */
  missed: () => void
}

/**
 * All events of the database as they are committed, each once, for what this process holds in its memory: open sockets,
 * caches. It has its own place in the outbox and marks nothing, so what one process read every other one reads as well.
 */
export function makeFeed(db: Db, { hear, missed }: Heard): Feed {
  const known = new Set<string>()
  let seen: string | null = null

  const hearOnce = (event: StoredEvent) => {
    if (known.has(event.eventId)) return
    known.add(event.eventId)
    const [oldest] = known
    if (oldest !== undefined && known.size > mostRemembered) known.delete(oldest)
    hear(event)
  }
  const read = async () => {
    if (seen === null) {
      seen = await snapshotNow(db)
      return
    }
    const later = await eventsSince(db, seen, mostAtOnce + 1)
    seen = later.seen
    if (later.events.length > mostAtOnce) missed()
    else later.events.forEach(hearOnce)
  }
  return { publish: (events) => events.forEach(hearOnce), read }
}
