import { problem } from '../kernel/problem.ts'

/** The days are in the wrong order, or more than a year apart. */
export const spanRefused = problem('attendance.span')
