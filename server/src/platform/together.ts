import type { Context, Fact, Happening } from './context.ts'
import type { Db } from './db/db.ts'
import { inTransaction } from './db/transaction.ts'
import { isAway, isBusy, mayRunAgain } from './db/violations.ts'
import { keepFacts } from './outbox.ts'

/** What became of one call's part of a shared write, and what is to be told of it. */
export type Written<Done> = { done: Done; happenings: Happening[] }

/** The same, when what is to be told stands in the outbox already. */
export type Kept<Done> = { done: Done; facts: Fact[] }

/** How the parts of several calls are written; an answer for each, in their order. */
type Ways<Part, Done> = {
  /**
   * All parts and the facts of them by one statement without a transaction, or nothing: null where one statement cannot
   * do it, an error after which it may run again where something stood in its way.
   */
  atOnce: (db: Db, parts: readonly Part[]) => Promise<Kept<Done>[] | null>
  /** One after another in a transaction, perhaps again. */
  inTurn: (db: Db, parts: readonly Part[], isAgain: boolean) => Promise<Written<Done>[]>
}
type Waiting<Part, Done> = {
  part: Part
  /** What one school waits for is not another one's. */
  schoolId: number | null
  now: Date
  resolve: (kept: Kept<Done>) => void
  reject: (error: unknown) => void
}

type Caller = Pick<Context, 'db' | 'now' | 'kept'> & { actor: Pick<Context['actor'], 'schoolId'> }

/** Writes under way at the same time: while one waits for the disk or for this process, another is written. */
const mostAtOnce = 3
/** A write that is not the only one begins when as many have come: else one takes a single part, the next all others. */
const fewestBeside = 3
/** Parts of one write: how much work is thrown away where one of them fails. */
const mostParts = 16

/**
 * A write that calls share: who comes while others are under way goes into the next one together with all who came.
 * Nobody waits for others to come. Where a shared write fails, each part is written by itself, so that no call fails for
 * another's; where it waited for a lock in vain, each school's by themselves. For endpoints that are repeatable: what a call reads before is not of the same transaction.
 */
export function together<Part, Done>(ways: Ways<Part, Done>) {
  const queues = new WeakMap<Db, ReturnType<typeof queueFor<Part, Done>>>()
  return async ({ db, now, kept, actor }: Caller, part: Part): Promise<Done> => {
    const join = queues.get(db) ?? queueFor(db, ways)
    queues.set(db, join)
    const { done, facts } = await join(part, actor.schoolId, now)
    kept(facts)
    return done
  }
}

function queueFor<Part, Done>(db: Db, { atOnce, inTurn }: Ways<Part, Done>) {
  const waiting: Waiting<Part, Done>[] = []
  let underWay = 0

  const run = async (taken: readonly Waiting<Part, Done>[]): Promise<Kept<Done>[]> => {
    const parts = taken.map(({ part }) => part)
    let isAgain = false
    try {
      const kept = await atOnce(db, parts)
      if (kept) return kept
    } catch (error) {
      if (!mayRunAgain(error)) throw error
      isAgain = true
    }
    return await inTransaction(db, async (transaction, isLater) => {
      const written = await inTurn(transaction, parts, isAgain || isLater)
      return await keepAll(transaction, written, taken)
    })
  }

  const settle = async (taken: readonly Waiting<Part, Done>[]): Promise<void> => {
    try {
      const kept = await run(taken)
      for (const [index, { resolve }] of taken.entries()) resolve(of(kept, index))
    } catch (error) {
      const bySchool = [...Map.groupBy(taken, ({ schoolId }) => schoolId).values()]
      const isHeld = isBusy(error)
      // A lock is waited for once by those who may stand before it, and by nobody else for them.
      if (taken.length === 1 || isAway(error) || (isHeld && bySchool.length === 1))
        for (const { reject } of taken) reject(error)
      else if (isHeld) await Promise.all(bySchool.map(settle))
      else for (const one of taken) await settle([one])
    }
  }

  const isTime = (others: number) => waiting.length >= (others === 0 ? 1 : fewestBeside)
  const begin = async (): Promise<void> => {
    underWay++
    while (isTime(underWay - 1)) await settle(waiting.splice(0, mostParts))
    underWay--
  }

  return (part: Part, schoolId: number | null, now: Date) =>
    new Promise<Kept<Done>>((resolve, reject) => {
      waiting.push({ part, schoolId, now, resolve, reject })
      if (underWay < mostAtOnce && isTime(underWay)) void begin()
    })
}

/** Keeps what is to be told of each part beside the parts themselves. */
async function keepAll<Done>(db: Db, written: readonly Written<Done>[], taken: readonly { now: Date }[]) {
  const kept: Kept<Done>[] = []
  for (const [index, { now }] of taken.entries()) {
    const { done, happenings } = of(written, index)
    kept.push({ done, facts: await keepFacts(db, happenings, now) })
  }
  return kept
}

function of<Item>(answers: readonly Item[], index: number): Item {
  const answer = answers[index]
  if (answer === undefined) throw new Error('a shared write gave no answer for a part')
  return answer
}
