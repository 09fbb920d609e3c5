import type { Entry } from './entry.ts'

/**
 * Where entries are kept until the server has taken them, or somebody has decided about them: `keptDevice`, or the memory
 * of the page.
 */
export type Device<V> = {
  /** What an earlier page left, oldest first. */
  load: () => Promise<readonly Entry<V>[]>
  /** Keeps an entry; one with the same id is replaced. */
  keep: (entry: Entry<V>) => Promise<void>
  drop: (id: string) => Promise<void>
}

export function memoryDevice<V>(): Device<V> {
  const kept = new Map<string, Entry<V>>()
  return {
    load: async () => [...kept.values()],
    keep: async (entry) => void kept.set(entry.id, entry),
    drop: async (id) => void kept.delete(id),
  }
}
