import type { Context, Fact, Happening } from './context.ts'
import type { Db } from './db/db.ts'
import { inTransaction } from './db/transaction.ts'
import { isAway } from './db/violations.ts'
import { keepFacts } from './outbox.ts'

/** What became of one call's part of a shared write, and what is to be told of it. */
export type Written<Done> = { done: Done; happenings: Happening[] }

/** Writes the parts of several calls in one transaction, perhaps again; an answer for each, in their order. */
type Write<Part, Done> = (db: Db, parts: readonly Part[], isAgain: boolean) => Promise<Written<Done>[]>

type Kept<Done> = { done: Done; facts: Fact[] }
type Waiting<Part, Done> = {
  part: Part
  now: Date
  resolve: (kept: Kept<Done>) => void
  reject: (error: unknown) => void
}

/** Transactions under way at the same time: while one waits for the disk or for this process, another is written. */
const mostAtOnce = 3
/** A transaction that is not the only one begins when as many have come: else one takes a single part, the next all others. */
const fewestBeside = 3
/** Parts of one transaction: how much work is thrown away where one of them fails. */
const mostParts = 16

/**
 * A write that calls share: who comes while transactions are under way goes into the next one together with all who came.
 * Nobody waits for others to come. Where a shared transaction fails, each part is written in one of its own, so that no
 * call fails for another's. For endpoints that are repeatable: what a call reads before is not of the same transaction.
 */
export function together<Part, Done>(write: Write<Part, Done>) {
  const queues = new WeakMap<Db, ReturnType<typeof queueFor<Part, Done>>>()
  return async ({ db, now, kept }: Pick<Context, 'db' | 'now' | 'kept'>, part: Part): Promise<Done> => {
    const join = queues.get(db) ?? queueFor(db, write)
    queues.set(db, join)
    const { done, facts } = await join(part, now)
    kept(facts)
    return done
  }
}

function queueFor<Part, Done>(db: Db, write: Write<Part, Done>) {
  const waiting: Waiting<Part, Done>[] = []
  let underWay = 0

  const run = (taken: readonly Waiting<Part, Done>[]) =>
    inTransaction(db, async (transaction, isAgain) => {
      const parts = taken.map(({ part }) => part)
      return await keepAll(transaction, taken, await write(transaction, parts, isAgain))
    })

  const settle = async (taken: readonly Waiting<Part, Done>[]): Promise<void> => {
    try {
      for (const [{ resolve }, kept] of await run(taken)) resolve(kept)
    } catch (error) {
      if (taken.length > 1 && !isAway(error)) for (const one of taken) await settle([one])
      else for (const { reject } of taken) reject(error)
    }
  }

  const isTime = (others: number) => waiting.length >= (others === 0 ? 1 : fewestBeside)
  const begin = async (): Promise<void> => {
    underWay++
    while (isTime(underWay - 1)) await settle(waiting.splice(0, mostParts))
    underWay--
  }

  return (part: Part, now: Date) =>
    new Promise<Kept<Done>>((resolve, reject) => {
      waiting.push({ part, now, resolve, reject })
      if (underWay < mostAtOnce && isTime(underWay)) void begin()
    })
}

/** Keeps what is to be told of each part beside the parts themselves. */
async function keepAll<Part, Done>(db: Db, taken: readonly Waiting<Part, Done>[], written: readonly Written<Done>[]) {
  const kept: [Waiting<Part, Done>, Kept<Done>][] = []
  for (const [index, one] of taken.entries()) {
    const result = written[index]
    if (!result) throw new Error('a shared write gave no answer for a part')
    kept.push([one, { done: result.done, facts: await keepFacts(db, result.happenings, one.now) }])
  }
  return kept
}
