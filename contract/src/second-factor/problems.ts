import { fieldProblem, problem, type Problem } from '../kernel/problem.ts'

/** The password was right; now the code of the app is asked for, with this step. */
export const codeNeeded = problem<{ step: string }>('second-factor.needed', 403)
/** The step of a sign-in is unknown, used or older than five minutes. */
export const stepOver = problem('second-factor.step-over', 403)
/** The code is neither the one of the app nor an unused recovery code; which of them is not told. */
export const wrongCode = (): Problem => fieldProblem('code', 'second_factor_code')
/** Ten wrong codes in a row. */
export const codesLocked = problem<{ seconds: number; until: string }>('second-factor.locked', 429)
/** The school requires a second factor of its staff and this person has none: first it has to be set up. */
export const factorMissing = problem('second-factor.missing', 403)
/** The school requires it: it can be replaced, not removed. */
export const factorRequired = problem('second-factor.required')
/** Nothing was begun that could be confirmed. */
export const nothingBegun = problem('second-factor.not-begun')
