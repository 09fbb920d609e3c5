import { problem } from '../kernel/problem.ts'
import type { Draft } from './draft.ts'
import type { Fault } from './faults.ts'

/** Another tab or device stored first; what stands there travels with the refusal. */
export const contentStale = problem<{ current: Draft }>('content.stale', 409)
/** What was published stays: it can be put away. */
export const contentPublished = problem('content.published')
/** The draft is not ready to be published. */
export const contentFaults = problem<{ count: number; faults: Fault[] }>('content.faults')
/** A page, or an exercise, is in the draft twice, or the draft holds more than it may. */
export const contentTooLarge = problem<{ most: number }>('content.too-large')
