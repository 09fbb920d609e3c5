import type { Ending } from './entry.ts'
import type { Outbox } from './outbox.ts'

/** How a write ended; null when it waits on this device, because no answer is to be had now. */
export function endingOf<V, S>(
  outbox: Pick<Outbox<V, S>, 'hear' | 'watch' | 'count' | 'flush'>,
  { id, owner }: { id: string; owner: string | null },
): Promise<Ending<V, S> | null> {
  return new Promise((resolve) => {
    const end = (ending: Ending<V, S> | null) => {
      stops.forEach((stop) => stop())
      resolve(ending)
    }
    const stops = [
      outbox.hear((ending) => ending.entry.id === id && end(ending)),
      outbox.watch(() => outbox.count(owner).hindered !== null && end(null)),
    ]
    outbox.flush()
  })
}
