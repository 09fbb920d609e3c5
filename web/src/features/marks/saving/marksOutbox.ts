import { journal as api, type MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#platform/api.ts'
import type { Answer, Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { guardOutbox } from '#platform/outbox/guard.ts'
import { keptDevice } from '#platform/outbox/kept.ts'
import { makeOutbox } from '#platform/outbox/outbox.ts'
import { countIn } from '#platform/outbox/unsent.ts'
import { actorOf, token } from '#platform/session.ts'
import type { MarkWrite } from '../board/sheet.ts'
import type { MarksOutbox } from '../board/writes.ts'

/** The server takes so many in one call (E-7.8-04). */
const most = 200

const outcomes = { stored: 'stored', repeated: 'stored', stale: 'conflict', refused: 'refused' } as const

export const answerOf = (result: MarkResult): Answer<MarkResult> => ({
  id: result.operationId,
  outcome: outcomes[result.outcome],
  version: result.current.version,
  says: result,
})

export const operationOf = ({ id, base, at, undoes, value }: Leaving<MarkWrite>): MarkOperation => ({
  operationId: id,
  ...value,
  baseVersion: base,
  deviceAt: at,
  ...(undoes !== undefined && { undoes }),
})

/** When no mark of a call was taken, the refusal carries what became of each. */
const Refused = z.object({ results: z.array(MarkResult).min(1) })

function whatBecame(failure: unknown): Sent<MarkResult> {
  const refused = failure instanceof Problem ? Refused.safeParse(failure.data) : null
  return refused?.success ? { answers: refused.data.results.map(answerOf) } : sentOf(failure)
}

async function send(entries: readonly Leaving<MarkWrite>[], signal: AbortSignal): Promise<Sent<MarkResult>> {
  try {
    const operations = entries.map(operationOf)
    const { results } = await call(api.storeDay, { body: { operations } }, { silent: true, signal })
    return { answers: results.map(answerOf) }
  } catch (failure) {
    return whatBecame(failure)
  }
}

function guarded(): MarksOutbox {
  const outbox = makeOutbox({ send, who: () => actorOf(token.get()), most, device: keptDevice<MarkWrite>('marks') })
  guardOutbox(outbox)
  countIn(outbox)
  return outbox
}

const outboxes = new WeakMap<QueryClient, MarksOutbox>()

/** The one queue of marks of this page of the browser: it outlives the screens on which marks are typed. */
export function marksOutboxOf(client: QueryClient): MarksOutbox {
  const known = outboxes.get(client) ?? guarded()
  outboxes.set(client, known)
  return known
}
