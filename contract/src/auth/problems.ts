import { fieldProblem, problem, type Problem } from '../kernel/problem.ts'
import { family, isOneOf, type Role } from '../kernel/roles.ts'

const familyBlocked = problem('auth.blocked.student', 403)
const employeeBlocked = problem('auth.blocked.employee', 403)
/** The school blocked the account; whom to ask depends on the role. */
export const accountBlocked = (role: Role): Problem => (isOneOf(family, role) ? familyBlocked() : employeeBlocked())
/** The login or the password is wrong; which of them is not told. */
export const wrongPair = (): Problem => fieldProblem('password', 'login_wrong')
/** The account has no place any more: the person left the school. */
export const placeLost = problem('auth.place-lost', 403)
/** The refresh token is unknown, old, or was used before. */
export const refreshRefused = problem('auth.refresh-refused', 401)
/** The session has reached its longest life; only signing in again helps. */
export const sessionOver = problem('auth.session-over', 401)
/** The one-time hash is unknown, old or used. */
export const handOverRefused = problem('auth.hand-over-refused', 422)

/** Until when attempts are refused: in seconds, and as a local time that people read. */
type Lock = { seconds: number; until: string }
/** Ten failed sign-ins in a row: the login is closed to new devices, or to this one, for a while. */
export const signInLocked = problem<Lock>('auth.locked', 429)
/** The old password was wrong ten times in a row. */
export const passwordLocked = problem<Lock>('auth.password-locked', 429)
/** The password is still the one that was handed out: first it has to be changed. */
export const handedOutPassword = problem('auth.handed-out-password', 403)
/** The school's account belongs to another IIN than the one that was given on registering. */
export const otherIin = problem('auth.other-iin')
