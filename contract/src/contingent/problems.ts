import { problem } from '../kernel/problem.ts'

/** The student is on the way to another school already. */
export const transferIsOpen = problem('transfer.open')
