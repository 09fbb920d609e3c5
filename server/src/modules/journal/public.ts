import { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { z } from 'zod'
import type { Db } from '#platform/db/db.ts'
import { quarter, type GridContext } from './service/read.ts'
import { type Frame, frameOf } from './views/frame.ts'

/** Everything around the lessons of a plan's journal, as it stands now; 404 where the plan is not of the school. */
export const frameOfPlan = (db: Db, schoolId: number, planUuid: string): Promise<Frame> =>
  frameOf(db, schoolId, planUuid)

export { canRead, canReport } from './policy.ts'
export type { Frame, JournalStay } from './views/frame.ts'

/** The journal of a plan as its page shows it, for whoever may read it. */
export async function journalOf(context: GridContext, planUuid: string): Promise<QuarterJournal> {
  return z.decode(QuarterJournal, JSON.parse(await quarter(context, planUuid)))
}

export type { GridContext } from './service/read.ts'

/**
 * Brings points of a work or a homework into the cells of one lesson, in the name of the context's actor, by the one way in
 * which marks are written; everything happens in the caller's transaction. Who may is judged here: the teacher of the plan,
 * or whoever stands in for this lesson. Work without a caller hands over a context with the actor of the teacher in
 * whose name it acts.
 *
 * `over: 'empty'` writes empty cells only. `'named'` also overwrites a filled cell whose score carries, as `base`,
 * the version that a person has seen. Each student has a verdict of their own, in the order of the scores:
 *
 * - `stored`: the cell holds it now, beside the comment and the lateness that stood there;
 * - `same`: the cell holds these points already, or holds them from this operation;
 * - `filled`: something else stands there (other points, an absence, what a teacher put there or took away since this
 *   operation), `current` says what, its version, who and when; nothing was written;
 * - `refused`: by a rule, `code` and `message` say which: closed period, left the class, not assessed, not begun,
 *   beyond the maximum, another maximum or another kind of lesson, somebody else's lesson.
 */
export { bringScores } from './service/bring-scores.ts'

/** The verdicts that `bringScores` would give now; nothing is written, and `current` is what stands. */
export { previewScores } from './service/bring-scores.ts'
export type { Brought } from './service/bring-scores.ts'
