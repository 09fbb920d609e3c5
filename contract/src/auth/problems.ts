import { fieldProblem, problem, type Problem } from '../kernel/problem.ts'
import { family, isOneOf, type Role } from '../kernel/roles.ts'

const familyBlocked = problem('auth.blocked.student', 403)
const employeeBlocked = problem('auth.blocked.employee', 403)
/** The account is blocked: by ten failures in a row, or by the school; whom to ask depends on the role. */
export const accountBlocked = (role: Role): Problem => (isOneOf(family, role) ? familyBlocked() : employeeBlocked())
/** The login or the password is wrong; which of them is not told. */
export const wrongPair = (): Problem => fieldProblem('password', 'login_wrong')
/** The account has no place any more: the person left the school. */
export const placeLost = problem('auth.place-lost', 403)
/** The refresh token is unknown, old, or was used before. */
export const refreshRefused = problem('auth.refresh-refused', 401)
/** The one-time hash is unknown, old or used. */
export const handOverRefused = problem('auth.hand-over-refused', 422)
