import { problem } from '../kernel/problem.ts'

/** A parent to whom no child is bound yet. */
export const noChild = problem('diary.no-child', 404)
