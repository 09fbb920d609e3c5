import { z } from 'zod'
import { passwordRules } from '../auth/rules.ts'
import { Done, post } from '../kernel/endpoint.ts'
import { recoveryRules } from './rules.ts'

const Login = z.string().trim().min(1).max(100)
const Password = z
  .string()
  .min(1)
  .max(passwordRules.max * 2)

export const RecoveryAsk = z.object({ login: Login })
export const RecoveryDraft = z.object({
  login: Login,
  /** Eight digits, however they are grouped. */
  code: z.string().trim().min(1).max(20),
  password: Password,
  password_confirmation: Password,
})
export type RecoveryDraft = z.output<typeof RecoveryDraft>

const root = '/api/v3/os/auth/recovery'

export const recovery = {
  ask: post(root, {
    roles: 'public',
    perMinute: 6,
    ownTransactions: true,
    about: `Sends a code to the address that the person of a login proved, once in ${recoveryRules.between} minutes. The answer is the same for every login, so that it tells nothing (Q-154). 409 recovery.no-letters where none leave.`,
    body: RecoveryAsk,
    response: Done,
  }),
  open: post(`${root}/open`, {
    roles: 'public',
    perMinute: 12,
    ownTransactions: true,
    secret: true,
    about: `A password of one's own by the code of the letter, which opens for ${recoveryRules.minutes} minutes and ${recoveryRules.tries} tries; all sessions end and the person is told. 422 under code, password, password_confirmation. A second factor is still asked for at the sign-in.`,
    body: RecoveryDraft,
    response: Done,
  }),
}
