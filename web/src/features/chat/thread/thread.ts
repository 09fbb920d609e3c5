import { chat } from '@qalam/contract/chat/api.ts'
import type { Stretch } from '@qalam/contract/chat/shapes.ts'
import { call, saidBy } from '#platform/api.ts'
import { store } from '#platform/storage.ts'
import { firstOf, isAtEnd, joined, type Known, lastOf, nothing } from './stretch.ts'

export type ThreadState = Known & { state: 'loading' | 'ready' | 'failed'; failure: string | null }

type Query = { before?: number; after?: number; around?: number }
type Fetch = (query: Query) => Promise<Stretch>

const fetchFrom =
  (uuid: string): Fetch =>
  (query) =>
    call(chat.messages, { params: { uuid }, query }, { silent: true })

export type Thread = ReturnType<typeof makeThread>

/**
 * The messages of one talk as far as they are known here. Calls follow one another. What is told by an event is fetched
 * after the last number that is known, so that nothing is missed and nothing stands twice.
 */
export function makeThread(uuid: string, fetch: Fetch = fetchFrom(uuid)) {
  const known = store<ThreadState>({ ...nothing, state: 'loading', failure: null })
  let running: Promise<unknown> = Promise.resolve()

  const inTurn = (act: () => Promise<unknown>): Promise<unknown> => (running = running.then(act, act))
  const take = async (query: Query): Promise<void> => {
    try {
      const stretch = await fetch(query)
      known.set({ ...joined(known.get(), stretch), state: 'ready', failure: null })
    } catch (failure) {
      const isFirst = known.get().messages.length === 0
      known.set({ ...known.get(), state: isFirst ? 'failed' : 'ready', failure: saidBy(failure) })
    }
  }
  /** Until the end, a page at a time. */
  const follow = async (): Promise<void> => {
    await take({ after: lastOf(known.get()) })
    if (!isAtEnd(known.get()) && known.get().failure === null) await follow()
  }

  return {
    get: known.get,
    subscribe: known.subscribe,
    /** The first page: the latest, or what stands around a number. */
    open: (around?: number) => inTurn(() => take(around === undefined ? {} : { around })),
    older: () => inTurn(async () => (firstOf(known.get()) > 1 ? take({ before: firstOf(known.get()) }) : undefined)),
    newer: () => inTurn(async () => (isAtEnd(known.get()) ? undefined : take({ after: lastOf(known.get()) }))),
    /** A message was stored. Whoever reads the end gets it at once; who reads something older is told that there is more. */
    heard: (seq: number) =>
      inTurn(async () => {
        if (seq <= lastOf(known.get())) return
        if (isAtEnd(known.get())) return follow()
        known.set({ ...known.get(), lastSeq: Math.max(known.get().lastSeq, seq) })
      }),
    /** Something may have been missed. */
    again: () => inTurn(async () => (isAtEnd(known.get()) ? follow() : undefined)),
    /** A message that is shown is another one by now. */
    changed: (seq: number) =>
      inTurn(async () => (known.get().messages.some((one) => one.seq === seq) ? take({ after: seq - 1 }) : undefined)),
    /** To the latest message, whatever lies between. */
    toEnd: () => inTurn(() => take({})),
  }
}
