import { problem } from '../kernel/problem.ts'

/** The lesson has not begun, or is over. */
export const lessonNotRunning = problem('live.not-running')
/** Another question to the class is open. */
export const checkRuns = problem('live.check-runs', 409)
/** The time to answer is over, or the teacher ended the question. */
export const checkOver = problem('live.check-over')
/** The student answered before, and an answer stays. */
export const answeredBefore = problem('live.answered', 409)
/** Not one of the answers to such a question. */
export const otherAnswer = problem('live.other-answer')
/** Nobody attends the lesson. */
export const nobodyAttends = problem('live.nobody')
/** The id was used for another question. */
export const checkReused = problem('live.check-reused')
