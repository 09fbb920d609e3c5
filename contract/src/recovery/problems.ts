import { problem } from '../kernel/problem.ts'

/** This installation sends no letters: the school opens the account. */
export const noLetters = problem('recovery.no-letters', 409)
