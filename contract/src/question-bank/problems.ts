import { problem } from '../kernel/problem.ts'

/** Somebody stored another version of the question meanwhile. */
export const bankStale = problem('bank.stale', 409)
/** A question cannot be scored as it is: no words, no key, an empty option. The code is that of the builder's fault. */
export const bankUnfinished = problem<{ fault: string }>('bank.unfinished')
