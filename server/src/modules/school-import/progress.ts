import { setImmediate as nextTurn } from 'node:timers/promises'

/** What an import is doing; passwords are hashed while the rest is written. */
export const stages = ['reading', 'comparing', 'writing', 'lessons', 'passwords', 'access'] as const
type Stage = (typeof stages)[number]

/** `done` is the share of the whole work, 0…1, as far as it can be told beforehand. */
export type ImportProgress = { stage: Stage; done: number }

/** How an import is followed and stopped. */
export type Watch = { signal?: AbortSignal | undefined; onProgress?: ((progress: ImportProgress) => void) | undefined }

/** Shares of the whole work: what is before the writing, the writing itself, and the hashing beside it. */
const shares = { before: 0.08, written: 0.32, hashed: 0.6 }

/** Tells how far an import is, and stops it between two of its steps. */
export type ImportPace = {
  signal: AbortSignal | undefined
  /** A step begins: tells of it and gives signals their turn. Throws what the signal says. */
  step: (stage: Stage, share?: number) => Promise<void>
  /** So many of all passwords are hashed. */
  hashed: (done: number, total: number) => void
}

export function paceOf({ signal, onProgress }: Watch): ImportPace {
  let stage: Stage = 'reading'
  let [before, written, hashed] = [0, 0, 0]
  const tell = () =>
    onProgress?.({ stage, done: before * shares.before + written * shares.written + hashed * shares.hashed })
  return {
    signal,
    step: async (next, share = 0) => {
      stage = next
      if (next === 'reading') before = 0
      else if (next === 'comparing') before = 0.5
      else [before, written] = [1, Math.max(written, share)]
      tell()
      await nextTurn()
      signal?.throwIfAborted()
    },
    hashed: (done, total) => {
      hashed = total === 0 ? 1 : done / total
      tell()
    },
  }
}
