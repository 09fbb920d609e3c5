import { fieldProblem, problem, type Problem } from '../kernel/problem.ts'

/** The code is not the one of the letter. */
export const wrongEmailCode = (): Problem => fieldProblem('code', 'email_code_wrong')
/** No address waits for a code, or its code is too old or was tried too often. */
export const codeOver = problem('profile.code-over')
/** Enough letters for an hour. */
export const tooManyLetters = problem<{ minutes: number }>('profile.letters', 429)
