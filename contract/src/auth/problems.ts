import { problem } from '../kernel/problem.ts'

/** The account is blocked: by ten failures in a row, or by the school; the text is by role. */
export const accountBlocked = problem('auth.blocked', 403)
/** The refresh token is unknown, old, or was used before. */
export const refreshRefused = problem('auth.refresh-refused', 401)
/** The one-time hash is unknown, old or used. */
export const handOverRefused = problem('auth.hand-over-refused', 422)
