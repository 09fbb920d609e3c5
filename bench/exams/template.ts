import { isDeepStrictEqual } from 'node:util'
import type { Statement } from '../record.ts'

/**
 * Recorded statements with the values that differ from call to call named, so that the floor takes these out of the body of
 * each call. An event has an id of its own in every call.
 */
export const named = (statements: readonly Statement[], names: Record<string, unknown>): Statement[] =>
  statements.map((statement) => ({
    ...statement,
    values: statement.values.map((value, place) => {
      if (statement.name === 'outbox-keep' && place === 0) return { from: 'event' }
      const found = Object.entries(names).find(([, known]) => isDeepStrictEqual(known, value) || isIn(known, value))
      return found ? { from: found[0] } : value
    }),
  }))

/** A list that the product made of what was sent is told by a part of it. */
const isIn = (known: unknown, value: unknown): boolean =>
  typeof known === 'object' &&
  known !== null &&
  'part' in known &&
  typeof known.part === 'string' &&
  typeof value === 'string' &&
  value.startsWith('[') &&
  value.includes(known.part)
