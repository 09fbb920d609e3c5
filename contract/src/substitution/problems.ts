import { problem } from '../kernel/problem.ts'

/** The teacher is away on some of the days already. */
export const absenceOverlaps = problem('substitution.overlaps')
/** The teacher has a lesson at that time, or is away that day. */
export const substituteBusy = problem<{ name: string; date: string; time: string }>('substitution.busy', 409)
/** A lesson was moved or given to somebody since the page was read. */
export const substitutionStale = problem('substitution.stale', 409)
/** The lesson was given already: its teacher stays. */
export const substitutionConducted = problem('substitution.conducted')
/** Somebody else was the first to accept, or nobody is needed any more. */
export const requestGone = problem('substitution.gone', 409)
/** Whoever was away has another lesson now at the time of one that would come back. */
export const returnClashes = problem('substitution.return-clashes', 409)
/** Whoever was to give the lessons left the school: they wait for a replacement, and nobody can take them back. */
export const teacherLeft = problem('substitution.left')
