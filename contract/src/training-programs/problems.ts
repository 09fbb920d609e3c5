import { problem } from '../kernel/problem.ts'

/** Students study by the program: it cannot be put away. */
export const programIsAlive = problem<{ students: number }>('training-program.alive')

/** The group has the same program again meanwhile: the archived one cannot come back. */
export const programThereAgain = problem('training-program.there-again', 409)
