import { problem } from '../kernel/problem.ts'

/** What the workbook would do is not what was looked at: the school was changed meanwhile. */
export const schoolMoved = problem('import-plans.moved')
/** Nothing can be brought in: the plan is done, was replaced by a newer one, or never came about. */
export const planClosed = problem('import-plans.closed')
/** Rows at fault stay out only where somebody says so. */
export const planHasFaults = problem<{ count: number }>('import-plans.faults')
/** Nobody has said yet whether these rows are people of the school. */
export const planHasQuestions = problem<{ count: number; names: string }>('import-plans.questions')
/** A workbook that names a director or a deputy is brought in by a director. */
export const postsDenied = problem('import-plans.posts-denied')
/** The region and the district of a school are the platform's to change. */
export const placeDenied = problem('import-plans.place-denied')
/** Only the last import can be taken back, once. */
export const planNotLast = problem('import-plans.not-last')
/** What the import left was changed since, or something hangs on it. */
export const planUsed = problem<{ count: number; names: string }>('import-plans.used')
