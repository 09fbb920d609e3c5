import { Problem } from '@qalam/contract/kernel/problem.ts'
import { saidBy } from '../api.ts'
import { secondsToWait } from '../http/refusal.ts'
import type { Hindrance, Sent } from './entry.ts'

/** What our server says no with, for good. A no without a code came from something on the way that is not our server. */
const final = new Set([403, 404, 405, 409, 412, 413, 422])
/** These may be the fault of a single entry. */
const ofOne = new Set([413, 422])

const isAborted = (failure: unknown): boolean =>
  failure instanceof DOMException && (failure.name === 'AbortError' || failure.name === 'TimeoutError')

const hindrances: Partial<Record<number, Hindrance>> = { 401: 'session', 426: 'session', 429: 'busy' }

function hindranceOf({ code, status }: Problem): Hindrance {
  if (code === 'connection-lost') return 'line'
  if (code === 'unreadable-answer') return 'answer'
  return hindrances[status] ?? (code === 'unknown' && status < 500 ? 'answer' : 'server')
}

/**
 * What a failed call means for its entries. Only a refusal of our server is final. A broken line, a server that is away or
 * hurried, a session that ended, the sign-in page of a network, an answer of another shape: the entries wait.
 */
export function sentOf(failure: unknown): Exclude<Sent<never>, { answers: unknown }> {
  if (!(failure instanceof Problem)) return { again: isAborted(failure) ? 'line' : 'answer' }
  const { status, code } = failure
  if (final.has(status) && code !== 'unknown') return { refused: saidBy(failure), apart: ofOne.has(status) }
  const seconds = secondsToWait(failure)
  return { again: hindranceOf(failure), ...(seconds !== null && { after: seconds * 1_000 }) }
}
