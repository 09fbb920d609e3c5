import { problem } from '../kernel/problem.ts'
import type { MarkResult } from './api.ts'

/** Somebody wrote the cell after the version this write was based on; both values travel with the refusal. */
export const markStale = problem<MarkResult>('journal.stale', 409)
export const scoreOutOfRange = problem<{ max: number }>('journal.score-out-of-range')
export const scoreBesideAbsence = problem('journal.score-beside-absence')
export const notInGroup = problem('journal.not-in-group')
export const lessonNotBegun = problem('journal.lesson-not-begun')
export const periodClosed = problem('journal.period-closed')
export const notAssessed = problem('journal.not-assessed')
/** The operation id was used for another cell or value. */
export const operationReused = problem('journal.operation-reused')
