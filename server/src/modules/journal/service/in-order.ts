import type { Db } from '#platform/db/db.ts'
import { type AcceptedMark, append, type Writer } from '../repository.ts'
import { keyOf, usedBefore } from '../views/cells.ts'
import { isRepeat } from './judge.ts'

/** No operation is based on it. */
const nowhere = -1

/**
 * Stores operations; the ids of those that were stored are returned. A call may write one cell several times: such
 * operations are stored one after another. Where one was stored neither now nor before, somebody else's value stands, and
 * what was built on it is not tried: a version that fits by chance is not one that its writer saw.
 */
export async function storeInOrder(db: Db, writer: Writer, accepted: readonly AcceptedMark[]): Promise<Set<string>> {
  const stored = new Set<string>()
  const versions = new Map<string, number>()
  const rounds = roundsOf(accepted)
  for (const [index, round] of rounds.entries()) {
    const fitting = round.filter((operation) => (versions.get(keyOf(operation)) ?? operation.base) === operation.base)
    if (fitting.length === 0) continue
    const taken = await append(db, writer, fitting)
    for (const id of taken) stored.add(id)
    if (index === rounds.length - 1) break

    const missed = fitting.filter(({ operationId }) => !taken.has(operationId)).map(({ operationId }) => operationId)
    const before = missed.length > 0 ? await usedBefore(db, writer.schoolId, missed) : new Map()
    for (const operation of fitting) {
      const used = before.get(operation.operationId)
      const stands = taken.has(operation.operationId) || (used && isRepeat(used, operation, writer))
      versions.set(keyOf(operation), stands ? operation.base + 1 : nowhere)
    }
  }
  return stored
}

/** The first operations on each cell, then the second ones, and so on. */
function roundsOf(operations: readonly AcceptedMark[]): AcceptedMark[][] {
  const rounds: AcceptedMark[][] = []
  for (const ofCell of Map.groupBy(operations, keyOf).values())
    for (const [index, operation] of ofCell.entries()) (rounds[index] ??= []).push(operation)
  return rounds
}
