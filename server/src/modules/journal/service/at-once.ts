import type { Db } from '#platform/db/db.ts'
import { factsOf, keeping } from '#platform/outbox.ts'
import type { Kept } from '#platform/together.ts'
import { appendWhole } from '../repository.ts'
import { keyOf, type Seen } from '../views/cells.ts'
import { type Call, marked, remembered } from './marked.ts'
import { type Done, type Part, partsOf, writtenOf } from './parts.ts'

/**
 * Judges the operations of calls by what is remembered of their lessons and stores all that pass by one statement, which
 * does nothing where a lesson or its class is not what it was, or a cell is not where an operation saw it. Null where a
 * cell is written twice.
 */
export async function atOnce(db: Db, calls: readonly Call[]): Promise<Kept<Done>[] | null> {
  const parts = remembering(calls) ?? partsOf(await marked(db, calls))
  const accepted = parts.flatMap((part) => part.accepted)
  if (new Set(accepted.map(keyOf)).size < accepted.length) return null
  const kept = parts.map((part) => {
    const { done, happenings } = writtenOf(part, part.accepted)
    return { done, facts: factsOf(happenings).map((fact) => ({ ...fact, at: part.call.now })) }
  })
  const told = kept.flatMap(({ facts }) => facts)
  if (accepted.length > 0) await appendWhole(db, accepted, seenIn(parts), keeping(told))
  return kept
}

/** Null where something is not remembered, or would be refused: that is said only by what stands in the database now. */
function remembering(calls: readonly Call[]): Part[] | null {
  const known = remembered(calls)
  const parts = known && partsOf(known)
  return parts?.every(({ judged }) => judged.every(({ verdict }) => verdict.outcome !== 'refused')) ? parts : null
}

/** All that the parts were judged by. Two editions of one school cannot both be the one that stands. */
function seenIn(parts: readonly Part[]): Seen {
  const editions = parts.map(({ call: { schoolId }, edition }) => ({ schoolId, edition }))
  return {
    lessons: new Map(parts.flatMap(({ lessons }) => [...lessons].map(([uuid, { said }]) => [uuid, said]))),
    editions: [...new Map(editions.map((one) => [`${one.schoolId}:${one.edition}`, one])).values()],
  }
}
