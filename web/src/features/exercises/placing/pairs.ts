import type { Pair } from '../given.ts'

/** Where a thing of the first list stands. */
export const placeOf = (pairs: readonly Pair[], from: string): string | undefined =>
  pairs.find(([one]) => one === from)?.[1]

/** Each thing stands in one place: a second one takes it from the first. */
export const put = (pairs: readonly Pair[], from: string, to: string): Pair[] => [...lift(pairs, from), [from, to]]

export const lift = (pairs: readonly Pair[], from: string): Pair[] => pairs.filter(([one]) => one !== from)
