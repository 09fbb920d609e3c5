import { problem } from '../kernel/problem.ts'

/** The review was written anew or answered by somebody else meanwhile. */
export const reviewStale = problem('feedback.stale', 409)
