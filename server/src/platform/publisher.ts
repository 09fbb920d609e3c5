import { inTransaction } from './db/transaction.ts'
import type { Db } from './db/db.ts'
import type { Fact } from './context.ts'
import { areForgotten, markPublished, takeForgotten } from './outbox.ts'

export type Publisher = {
  publish: (facts: Fact[]) => void
  /** Publishes what was left in the outbox; a process that can tell nobody leaves it there. */
  sweep: () => Promise<number>
  flush: () => Promise<void>
}

/** Longest wait before published facts are marked as such: one statement for many. */
const waitMs = 250
/** A fact older than this was left by its process: it holds no sockets, or did not live to publish. */
const forgottenMs = 3_000
/** How often a process that holds sockets looks for such facts, in milliseconds: they are heard within five seconds. */
export const sweepEvery = 1_500

/**
 * Hands committed facts to the sockets at once, and marks them published in batches. A process that holds no sockets has
 * nobody to hand them to (`tell` is null): its facts stay in the outbox for one that does.
 */
export function makePublisher(
  db: Db,
  clock: () => Date,
  tell: ((fact: Fact) => void) | null,
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
    if (!tell) return
    for (const fact of facts) {
      tell(fact)
      waiting.push(fact.eventId)
    }
    if (facts.length > 0 && !timer) timer = setTimeout(() => void flush().catch(complain), waitMs).unref()
  }
  const sweep = async (): Promise<number> => {
    const before = new Date(clock().getTime() - forgottenMs)
    if (!tell || !(await areForgotten(db, before))) return 0
    // Held until they are told: of several processes one tells each fact, and what it does not live to tell is told by another.
    return inTransaction(db, async (transaction) => {
      const facts = await takeForgotten(transaction, before)
      facts.forEach(tell)
      await markPublished(
        transaction,
        facts.map(({ eventId }) => eventId),
        clock(),
      )
      return facts.length
    })
  }
  return { publish, sweep, flush }
}
