import { problem } from '../kernel/problem.ts'

/** Somebody else of the same desk changed it meanwhile. */
export const noticeChanged = problem('news.changed', 409)
/** What is over is not written anew: a copy is. */
export const noticeOver = problem('news.over')
/** Only what nobody has seen yet is deleted. */
export const noticeNotDraft = problem('news.not-draft')
