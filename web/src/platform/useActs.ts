import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Reads, saidBy } from './api.ts'
import { tellSuccess } from './notices.ts'

/** Acts of one place, such as those on a picture: one at a time, and why the last one was refused stands beside it. */
export function useActs(stale: Reads) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const act = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true)
    setError(null)
    try {
      await work()
      await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      tellSuccess(said)
    } catch (failure) {
      setError(saidBy(failure))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, act }
}
