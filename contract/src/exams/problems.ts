import { problem } from '../kernel/problem.ts'
import type { AnswerTaken } from './shapes.ts'

/** The work is over for this student: nothing is taken any more. `results` says what became of each answer. */
export const examClosed = problem<{ results: AnswerTaken[] }>('exam.closed', 403)
/** The window of this student has not opened yet. */
export const examNotOpen = problem<{ opensAt: string }>('exam.not-open', 403)
/** The attempt was put back by the teacher: the device keeps what it has, the work is begun anew. */
export const examReset = problem('exam.reset', 403)
/** Another tab or device gave something first; what stands there travels with the refusal. */
export const answersStale = problem<{ results: AnswerTaken[] }>('exam.stale', 409)
/** Not an answer that the question can be given. */
export const answerUnfit = problem('exam.answer-unfit')
/** An attempt holds so many files at most. */
export const tooManyFiles = problem<{ most: number }>('exam.too-many-files')
/** The work is of another kind than the theme of the lesson. */
export const otherKind = problem('exam.other-kind')
/** The work brings other points than the theme asks for. */
export const otherMaximum = problem<{ work: number; theme: number }>('exam.other-maximum')
/** Somebody has begun: the work can be ended, not taken back. */
export const sittingBegun = problem('exam.begun')
/** The end of a window lies in the past, or before its beginning. */
export const windowOver = problem('exam.window-over')
/** Somebody else scored this answer, or the student's answer changed, since it was read. */
export const scoreStale = problem('exam.score-stale', 409)
/** More points than a descriptor has, or one that the task does not have. */
export const partsUnfit = problem('exam.parts-unfit')
/** The student is still answering. */
export const notSealed = problem('exam.not-sealed')
/** The plan that was looked at is not the one that would be carried out now. */
export const planStale = problem('exam.plan-stale', 409)
/** The key does not fit its question. */
export const keyUnfit = problem('exam.key-unfit')
