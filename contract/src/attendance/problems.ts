import { problem } from '../kernel/problem.ts'

/** The days are in the wrong order, or more than a year apart. */
export const spanRefused = problem('attendance.span')

/** As many notices of the child are still to come as one may have. */
export const tooManyNotices = problem<{ most: number }>('attendance.too-many-notices')
/** The id was used for another notice. */
export const noticeReused = problem('attendance.notice-reused')
/** The last day of the notice is over: what happened is not taken back. */
export const noticeOver = problem('attendance.notice-over')
/** The child studies nowhere in the days of the notice. */
export const notStudying = problem('attendance.not-studying')
