import { useSyncExternalStore } from 'react'
import { actorOf, token } from '../session.ts'
import { store } from '../storage.ts'

type Waiting = {
  waitingFor: (owner: string | null) => readonly unknown[]
  forget: (owner: string | null) => void
  flush: () => void
  watch: (listener: () => void) => () => void
}

const outboxes = new Set<Waiting>()
const who = (): string | null => actorOf(token.get())

/** Whether this page has a queue at all: before, nothing can wait. */
export const hasOutbox = store(false)

/** From now on signing out asks about what waits in this queue. */
export function countIn(outbox: Waiting): void {
  outboxes.add(outbox)
  hasOutbox.set(true)
}

/** How many entries of whoever is signed in wait on this device. */
export const unsentCount = (): number =>
  [...outboxes].reduce((count, outbox) => count + outbox.waitingFor(who()).length, 0)

export const sendUnsent = (): void => outboxes.forEach((outbox) => outbox.flush())
export const forgetUnsent = (): void => outboxes.forEach((outbox) => outbox.forget(who()))

function watch(listener: () => void): () => void {
  const stops = [...outboxes].map((outbox) => outbox.watch(listener))
  return () => stops.forEach((stop) => stop())
}

export const useUnsentCount = (): number => useSyncExternalStore(watch, unsentCount)
