import type { Entry, Leaving } from './entry.ts'

/**
 * The writes of one slot. The first may already be known to the server, so it never changes once it has left; what is
 * typed after that is `next` and waits for the answer.
 */
type Line<V> = { first: Entry<V>; hasLeft: boolean; next: Entry<V> | null }

type Whose = { owner: string | null; slot: string }
const keyOf = ({ owner, slot }: Whose): string => `${owner ?? ''} ${slot}`

/** The order of what waits, without clock or network. */
export function makeQueue<V>() {
  const lines = new Map<string, Line<V>>()

  const toTheEnd = (key: string, line: Line<V>) => {
    lines.delete(key)
    lines.set(key, line)
  }

  return {
    size: () => lines.size,
    lineAt: (whose: Whose): Line<V> | undefined => lines.get(keyOf(whose)),
    ownedBy: (owner: string | null): Entry<V>[] =>
      [...lines.values()].flatMap(({ first, next }) => (first.owner === owner ? [next ?? first] : [])),

    /** Takes a write in, and tells under which id it stands: one that has not left yet only changes its value. */
    put: (entry: Entry<V>): Entry<V> => {
      const line = lines.get(keyOf(entry))
      if (!line) {
        lines.set(keyOf(entry), { first: entry, hasLeft: false, next: null })
        return entry
      }
      const unsent = line.hasLeft ? line.next : line.first
      const taken = unsent ? { ...unsent, value: entry.value, at: entry.at } : { ...entry, base: null }
      if (line.hasLeft) line.next = taken
      else line.first = taken
      return taken
    },

    /** Takes in what an earlier page left: it may be known to the server, so it does not change any more. */
    restore: (entry: Entry<V>): void => {
      const line = lines.get(keyOf(entry))
      if (!line) return void lines.set(keyOf(entry), { first: entry, hasLeft: true, next: null })
      if (line.hasLeft) line.next = { ...(line.next ?? entry), base: null }
      else lines.set(keyOf(entry), { first: entry, hasLeft: true, next: { ...line.first, base: null } })
    },

    /** Takes a write that has not left out of the queue; tells its id, or null when there is none. */
    withdraw: (whose: Whose): string | null => {
      const line = lines.get(keyOf(whose))
      const unsent = line?.hasLeft ? line.next : line?.first
      if (!line || !unsent) return null
      if (line.hasLeft) line.next = null
      else lines.delete(keyOf(whose))
      return unsent.id
    },

    /** Takes all that a person typed out of the queue, even what has left; tells the ids. */
    forget: (owner: string | null): string[] => {
      const own = [...lines].filter(([, { first }]) => first.owner === owner)
      for (const [key] of own) lines.delete(key)
      return own.flatMap(([, { first, next }]) => (next ? [first.id, next.id] : [first.id]))
    },

    /**
     * The oldest writes of a person that may go in one call with the oldest of all, at most so many; from now on they have
     * left.
     */
    leaving: (owner: string | null, most: number, callOf: (value: V) => string = () => ''): Leaving<V>[] => {
      const own = [...lines.values()].filter(({ first }) => first.owner === owner)
      const oldest = own[0] && callOf(own[0].first.value)
      const together = own.filter(({ first }) => callOf(first.value) === oldest).slice(0, most)
      return together.map((line) => {
        line.hasLeft = true
        return { ...line.first, base: line.first.base ?? 0 }
      })
    },

    /** A write that was answered makes room for the next of its slot, which builds upon `version`. */
    answered: (entry: Entry<V>, version: number): Entry<V> | null => {
      const key = keyOf(entry)
      const line = lines.get(key)
      // It was forgotten while it was on its way: what stands here now was typed after that.
      if (line?.first.id !== entry.id) return null
      const { next } = line
      lines.delete(key)
      if (!next) return null
      const first = { ...next, base: version }
      lines.set(key, { first, hasLeft: false, next: null })
      return first
    },

    /** A write that was turned down takes the next of its slot with it: a person has to choose. */
    turnedDown: (entry: Entry<V>): { wanted: Entry<V>; dropped: string | null } => {
      const line = lines.get(keyOf(entry))
      const next = line?.first.id === entry.id ? line.next : null
      if (line?.first.id === entry.id) lines.delete(keyOf(entry))
      return { wanted: next ? { ...entry, value: next.value } : entry, dropped: next?.id ?? null }
    },

    /** Lets all others go first. */
    putLast: (entry: Entry<V>): void => {
      const line = lines.get(keyOf(entry))
      if (line) toTheEnd(keyOf(entry), line)
    },
  }
}
