/** A repeatable source of chance: the same demo on every machine. */
export type Random = {
  next: () => number
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list]
    for (let index = copy.length - 1; index > 0; index--) {
      const other = below(index + 1)
      ;[copy[index], copy[other]] = [copy[other]!, copy[index]!]
    }
    return copy
  }
  return { next, below, shuffle, pick: (list) => list[below(list.length)]! }
}
