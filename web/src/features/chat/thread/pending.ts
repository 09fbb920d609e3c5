import type { SendResult } from '@qalam/contract/chat/drafts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Ending } from '#platform/outbox/entry.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { actorOf, token } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { type ChatOutbox, chatOutboxOf, type Written } from '../saving/chatOutbox.ts'

/** A message that this device has and the talk has not: it waits, was refused, or is stored and on its way back. */
export type Pending = {
  id: string
  slot: string
  text: string
  at: string
  state: 'waiting' | 'refused' | 'sent'
  why: string | null
  seq: number
}

const me = (): string | null => actorOf(token.get())

const problems: Partial<Record<string, Parameters<typeof text>[0]>> = {
  'chat.closed': 'problem.chat.closed',
  'chat.warned': 'problem.chat.warned',
  'chat.same-words': 'problem.chat.same-words',
  'chat.muted': 'problem.chat.muted',
  'chat.lesson-closed': 'problem.chat.lesson-closed',
  'chat.urgent': 'problem.chat.urgent',
  'chat.message-reused': 'problem.chat.message-reused',
}

function whyOf({ message, answer }: { message: string | null; answer: { says: SendResult } | null }): string {
  const code = answer?.says.code ?? ''
  return message ?? text(problems[code] ?? 'problem.not-found')
}

/** What of a talk waits in the queue and what was refused, in the order it was written. */
function pendingIn(outbox: ChatOutbox, conversationUuid: string): Pending[] {
  const waiting = outbox.waitingFor(me()).filter(({ value }) => value.conversationUuid === conversationUuid)
  const refused = outbox.troublesOf(me()).filter(({ entry }) => entry.value.conversationUuid === conversationUuid)
  return [
    ...refused.map(({ entry, ...rest }): Pending => ({
      ...{ id: entry.id, slot: entry.slot, text: entry.value.text, at: entry.at, seq: 0 },
      ...{ state: 'refused', why: whyOf(rest) },
    })),
    ...waiting.map(({ id, slot, at, value }): Pending => ({
      ...{ id, slot, text: value.text, at, state: 'waiting', why: null, seq: 0 },
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** Compared by what is drawn, so that a queue that did not change draws nothing anew. */
function watched(outbox: ChatOutbox, uuid: string) {
  let known: { key: string; list: Pending[] } = { key: '', list: [] }
  return () => {
    const list = pendingIn(outbox, uuid)
    const key = list.map(({ id, state }) => `${id} ${state}`).join()
    if (key !== known.key) known = { key, list }
    return known.list
  }
}

/** What was written on this device in a talk, and how to write more. `stored` hears the number of each that arrived. */
export function usePending(client: QueryClient, uuid: string, stored: (seq: number) => void) {
  const outbox = chatOutboxOf(client)
  const [read] = useState(() => watched(outbox, uuid))
  const list = useSyncExternalStore(outbox.watch, read)
  const [arrived, setArrived] = useState<readonly Pending[]>([])

  const ended = useEffectEvent(({ entry, answer }: Ending<Written, SendResult>) => {
    if (entry.value.conversationUuid !== uuid || answer?.outcome !== 'stored') return
    const { id, slot, at, value } = entry
    const sent = { id, slot, at, text: value.text, state: 'sent' as const, why: null, seq: answer.version }
    setArrived((all) => [...all.slice(-20), sent])
    stored(answer.version)
  })
  useEffect(() => outbox.hear((ending) => ended(ending)), [outbox])

  const put = (value: Written) => {
    outbox.put({ slot: newUuid(), owner: me(), value, base: 0 })
    outbox.flush()
  }
  const drop = ({ slot, state }: Pending) =>
    state === 'refused' ? outbox.resolve(me(), slot) : outbox.withdraw(me(), slot)
  return { list, arrived, put, drop }
}
