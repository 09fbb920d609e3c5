import { useEffect, useReducer } from 'react'
import { actorOf, token } from '../session.ts'
import { useStore } from '../storage.ts'
import type { Outbox } from './outbox.ts'

/** What a queue holds for whoever is signed in; the page is drawn anew with each change of it. */
export function useQueue<V, S>(outbox: Outbox<V, S>) {
  const owner = actorOf(useStore(token))
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const stops = [outbox.watch(draw), outbox.hear(draw), outbox.arrived(draw)]
    return () => stops.forEach((stop) => stop())
  }, [outbox])

  return {
    owner,
    ...outbox.count(owner),
    at: (slot: string) => outbox.at(owner, slot),
    waitingFor: () => outbox.waitingFor(owner),
    troubles: () => outbox.troublesOf(owner),
    /** A person has decided: what was not taken is given up. */
    resolve: (slot: string) => {
      outbox.resolve(owner, slot)
      draw()
    },
    flush: outbox.flush,
  }
}
