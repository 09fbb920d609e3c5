import { problem } from '../kernel/problem.ts'

/** The passkey is unknown, was made for another address, or its answer is old or was used; which of them is not told. */
export const passkeyRefused = problem('passkeys.refused')
/** Ten passkeys are more than anybody has devices. */
export const tooManyPasskeys = problem('passkeys.too-many')
