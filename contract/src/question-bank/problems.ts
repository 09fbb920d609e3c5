import { problem } from '../kernel/problem.ts'

/** Somebody stored another version of the question meanwhile. */
export const bankStale = problem('bank.stale', 409)
/** A question cannot be scored as it is: no words, no key, an empty option. The code is that of the builder's fault. */
export const bankUnfinished = problem<{ fault: string }>('bank.unfinished')
/** The file itself cannot be read. */
export const bankUnreadable = problem<{ trouble: string }>('bank.unreadable')
/** More questions than one file may bring. */
export const bankTooMany = problem<{ most: number }>('bank.too-many')
/** GIFT has no words for this type of exercise. */
export const bankNoGift = problem<{ prompt: string }>('bank.no-gift')
