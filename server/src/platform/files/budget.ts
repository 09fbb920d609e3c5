import { filesBusy } from '@qalam/contract/kernel/problem.ts'

/** Bytes of files that may be on their way to one process at a time. */
export const bytesInFlight = 256 * 1024 * 1024

export type Budget = {
  /** Takes bytes out of the budget, and gives back how to return them; 503 files.busy when there are not so many. */
  take: (bytes: number) => () => void
}

export function makeBudget(most = bytesInFlight): Budget {
  let taken = 0
  return {
    take: (bytes) => {
      if (taken + bytes > most) throw filesBusy()
      taken += bytes
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        taken -= bytes
      }
    },
  }
}
