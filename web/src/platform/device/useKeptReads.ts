import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isKept, type Reads, startReads } from '../api.ts'
import { idle } from '../idle.ts'

/** What nobody looked at is brought again after so many milliseconds. */
const keptFor = 12 * 60 * 60 * 1000

/**
 * Brings reads to the device that nobody has opened yet, one after another once the page rests, and again in half a day.
 * `about` says when there are others to bring.
 */
export function useKeptReads(about: string, readsOf: () => Promise<Reads> | Reads): void {
  const client = useQueryClient()
  const wanted = useEffectEvent(readsOf)
  useEffect(() => {
    let isShown = true
    const bring = async () => {
      await idle()
      for (const read of await wanted()) {
        if (!isShown) return
        if (!(await isKept(read, keptFor))) await startReads(client, Promise.resolve([read]))
      }
    }
    void bring().catch(() => undefined)
    return () => void (isShown = false)
  }, [client, about])
}
