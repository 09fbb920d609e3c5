import type { Db } from '#platform/db/db.ts'
import { type Accepted, append } from '../repository.ts'
import { keyOf, usedBefore } from '../views/cells.ts'
import { isRepeat } from './judge.ts'

/**
 * Stores operations; the ids of what was stored are returned. Those that follow each other on one cell are stored in
 * rounds. Where one was neither stored now nor before, somebody else's value stands, and what was built on it is not
 * tried: a version that fits by chance is not one that its writer saw. Ids are looked up beforehand only where one stood
 * in the way of the first attempt: who keeps to the contract uses none twice.
 */
export async function appendAll(db: Db, accepted: readonly Accepted[], isAgain: boolean): Promise<Set<string>> {
  const stored = new Set<string>()
  const versions = new Map<string, number>()
  for (let [round, later] = nextOfEach(accepted, () => true); round.length > 0;) {
    const taken = await append(db, isAgain ? await unusedOf(db, round) : round)
    for (const id of taken) stored.add(id)
    if (later.length === 0) break

    const missed = round.filter(({ operationId }) => !taken.has(operationId))
    const before = missed.length > 0 ? await usedBefore(db, missed) : new Map()
    for (const operation of round) {
      const used = before.get(operation.operationId)
      const isStored = taken.has(operation.operationId) || (used && isRepeat(used, operation))
      if (isStored) versions.set(keyOf(operation), operation.base + 1)
    }
    ;[round, later] = nextOfEach(later, (operation) => versions.get(keyOf(operation)) === operation.base)
  }
  return stored
}

/** The first fitting operation on each cell, and what comes after it; what does not fit before it is left out. */
function nextOfEach(
  operations: readonly Accepted[],
  isFitting: (operation: Accepted) => boolean,
): [Accepted[], Accepted[]] {
  const seen = new Set<string>()
  const [next, rest]: [Accepted[], Accepted[]] = [[], []]
  for (const operation of operations) {
    const key = keyOf(operation)
    if (seen.has(key)) rest.push(operation)
    else if (isFitting(operation)) {
      next.push(operation)
      seen.add(key)
    }
  }
  return [next, rest]
}

async function unusedOf(db: Db, operations: readonly Accepted[]): Promise<Accepted[]> {
  const used = await usedBefore(db, operations)
  return operations.filter(({ operationId }) => !used.has(operationId))
}
