import { problem } from '../kernel/problem.ts'
import type { MarkResult } from './api.ts'

/** When every operation of a call was turned down, the refusal carries what became of each. */
type Turned = { results: MarkResult[] }

/** Somebody wrote the cell after the version this write was based on; both values travel with the refusal. */
export const markStale = problem<Turned>('journal.stale', 409)
export const scoreOutOfRange = problem<Turned & { max: number }>('journal.score-out-of-range')
export const scoreBesideAbsence = problem<Turned>('journal.score-beside-absence')
export const notInGroup = problem<Turned>('journal.not-in-group')
export const lessonNotBegun = problem<Turned>('journal.lesson-not-begun')
export const periodClosed = problem<Turned>('journal.period-closed')
export const notAssessed = problem<Turned>('journal.not-assessed')
/** The lesson is taught by somebody else: its journal is read, not written. */
export const notYourLesson = problem<Turned>('journal.not-your-lesson', 403)
/** No such lesson in the caller's school. */
export const noSuchLesson = problem<Turned>('journal.no-such-lesson', 404)
/** The operation id was used for another cell or value. */
export const operationReused = problem<Turned>('journal.operation-reused')
