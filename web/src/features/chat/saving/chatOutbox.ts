import { chat } from '@qalam/contract/chat/api.ts'
import { type MessageDraft, SendResult } from '@qalam/contract/chat/drafts.ts'
import { mostAtOnce } from '@qalam/contract/chat/rules/limits.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#platform/api.ts'
import type { Answer, Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { guardOutbox } from '#platform/outbox/guard.ts'
import { keptDevice } from '#platform/outbox/kept.ts'
import { makeOutbox, type Outbox } from '#platform/outbox/outbox.ts'
import { countIn } from '#platform/outbox/unsent.ts'
import { actorOf, token } from '#platform/session.ts'

/** A message as it waits on this device; its id is that of the entry. */
export type Written = Omit<MessageDraft, 'id'>
export type ChatOutbox = Outbox<Written, SendResult>

const answerOf = (result: SendResult): Answer<SendResult> => ({
  id: result.id,
  outcome: result.outcome === 'sent' ? 'stored' : 'refused',
  version: result.seq,
  says: result,
})

/** When no message of a call was taken, the refusal carries what became of each. */
const Refused = z.object({ results: z.array(SendResult).min(1) })

function whatBecame(failure: unknown): Sent<SendResult> {
  const refused = failure instanceof Problem ? Refused.safeParse(failure.data) : null
  return refused?.success ? { answers: refused.data.results.map(answerOf) } : sentOf(failure)
}

async function send(entries: readonly Leaving<Written>[], signal: AbortSignal): Promise<Sent<SendResult>> {
  try {
    const messages = entries.map(({ id, value }) => ({ id, ...value }))
    const { results } = await call(chat.send, { body: { messages } }, { silent: true, signal })
    return { answers: results.map(answerOf) }
  } catch (failure) {
    return whatBecame(failure)
  }
}

function guarded(): ChatOutbox {
  const outbox = makeOutbox({
    send,
    who: () => actorOf(token.get()),
    most: mostAtOnce,
    device: keptDevice<Written>('chat'),
  })
  guardOutbox(outbox)
  countIn(outbox)
  return outbox
}

const outboxes = new WeakMap<QueryClient, ChatOutbox>()

/** The one queue of messages of this page of the browser: what was written outlives the talk that is shown. */
export function chatOutboxOf(client: QueryClient): ChatOutbox {
  const known = outboxes.get(client) ?? guarded()
  outboxes.set(client, known)
  return known
}
