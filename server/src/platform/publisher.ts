import type { Db } from './db/db.ts'
import type { Fact } from './context.ts'
import { forgottenFacts, markPublished } from './outbox.ts'

export type Publisher = {
  publish: (facts: Fact[]) => void
  /** Publishes what a dead process left behind; run it from time to time. */
  sweep: () => Promise<number>
  flush: () => Promise<void>
}

/** Longest wait before published facts are marked as such: one statement for many. */
const waitMs = 250
/** A fact older than this was forgotten by the process that wrote it. */
const forgottenMs = 10_000

/** Hands committed facts to sockets and listeners at once, and marks them published in batches. */
export function makePublisher(
  db: Db,
  clock: () => Date,
  hear: (fact: Fact) => void,
  complain: (error: unknown) => void,
): Publisher {
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    await markPublished(db, batch, clock())
  }
  const publish = (facts: Fact[]) => {
    for (const fact of facts) {
      hear(fact)
      waiting.push(fact.eventId)
    }
    if (facts.length > 0 && !timer) timer = setTimeout(() => void flush().catch(complain), waitMs).unref()
  }
  const sweep = async () => {
    const facts = await forgottenFacts(db, new Date(clock().getTime() - forgottenMs))
    publish(facts)
    return facts.length
  }
  return { publish, sweep, flush }
}
