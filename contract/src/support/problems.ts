import { problem } from '../kernel/problem.ts'

/** The token of an upload has run out, or is of somebody else. */
export const supportTokenSpent = problem('support.token')
/** The picture of a request is not one that the caller has uploaded. */
export const supportImageMissing = problem('support.image')
/** A request that was over for long is not written to any more. */
export const ticketClosed = problem('support.closed')
/** A request is rated when it is over, and once. */
export const ticketNotRated = problem('support.not-rated')
