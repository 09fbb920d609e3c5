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

/** Too early for a meeting, or the lesson is over. */
export const meetingHours = problem<{ minutes: number }>('live.meeting-hours')
/** The lesson has a meeting that is open. */
export const meetingRuns = problem('live.meeting-runs', 409)
/** The meeting was closed, or its time is over. */
export const meetingClosed = problem('live.meeting-closed')
/** The id was used for another meeting. */
export const meetingReused = problem('live.meeting-reused')
/** This installation speaks to no meeting server. */
export const noMeetingServer = problem('live.no-meeting-server')
