import { problem } from '../kernel/problem.ts'

/** The last quarter of the year is not over yet. */
export const yearNotOver = problem<{ endsOn: string }>('year-end.not-over')
/** The plan has troubles that must be solved first. */
export const planInTrouble = problem('year-end.in-trouble')
/** Nothing would change. */
export const nothingToDo = problem('year-end.nothing-to-do')
/** The school changed since the preview: it is to be looked at anew. */
export const schoolMoved = problem('year-end.moved', 409)
/** The batch was taken back already. */
export const batchUndone = problem('year-end.undone', 409)
/** Classes and students of the batch were changed after it; `names` are the first of them. */
export const changedSince = problem<{ names: string; count: number }>('year-end.changed', 409)
