import { messageChanged, messageStored } from '@qalam/contract/chat/events.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { everyReadOf } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { makeThread, type Thread } from './thread.ts'

/** The messages of one talk: opened at its end or around a number, and followed by events. */
export function useThread(uuid: string, at: number | undefined, lastSeq: number) {
  const [thread] = useState<Thread>(() => makeThread(uuid))
  const state = useSyncExternalStore(thread.subscribe, thread.get)
  useEffect(() => void thread.open(at), [thread, at])

  useLive(messageStored, ({ conversationUuid, seq }) => {
    if (conversationUuid === uuid) void thread.heard(seq)
    return []
  })
  useLive(messageChanged, ({ conversationUuid, seq }) => {
    if (conversationUuid === uuid) void thread.changed(seq)
    return conversationUuid === uuid ? [everyReadOf(chat.list)] : []
  })
  // What the talk itself says, after a reconnection and every ten seconds without sockets: was something missed?
  const compare = useEffectEvent(() => {
    if (state.state === 'ready' && lastSeq > state.lastSeq) void thread.heard(lastSeq)
  })
  useEffect(() => compare(), [lastSeq])
  return { thread, state }
}
