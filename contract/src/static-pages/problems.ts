import { fieldProblem, problem } from '../kernel/problem.ts'

/** Somebody else has changed the draft meanwhile. */
export const draftChanged = problem('static-page.changed', 409)
/** A language has no title or no text. */
export const languageBlank = problem('static-page.blank')
/** Nothing was written that could be published. */
export const noDraft = problem('static-page.no-draft', 404)
/** People agree to terms, privacy and consent, and to nothing else. */
export const asksNobody = () => fieldProblem('asks', 'page_asks_nobody')
/** The version was replaced while it was read. */
export const versionOver = problem('static-page.version-over')
