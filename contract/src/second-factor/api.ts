import { z } from 'zod'
import { TokenData } from '../auth/api.ts'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { employees, management } from '../kernel/roles.ts'
import { recoveryCodes } from './rules.ts'

/** Six digits of the app, or a recovery code however it was typed. */
const Code = z.string().trim().min(6).max(20)
const Password = z.string().min(1).max(200)

/** What a person does with their own second factor is proven once more by both. */
export const Proof = z.object({ password: Password, code: Code })
export type Proof = z.infer<typeof Proof>

/** A first app is begun by the password alone, another one by a code of the old app as well. */
export const Beginning = z.object({ password: Password, code: z.union([z.literal(''), Code]).default('') })

export const SecondStep = z.object({
  /** Handed out by the sign-in, once the password was right. */
  step: z.string().min(16).max(100),
  code: Code,
  /** No code is asked in this browser for thirty days. */
  trust: z.boolean().default(false),
})
export type SecondStep = z.infer<typeof SecondStep>

const Codes = z.object({ codes: z.array(z.string()).length(recoveryCodes) })

const root = '/api/v3/os/auth/second-factor'

/** The second factor of staff: a code of an app beside the password (RFC 6238). */
export const secondFactor = {
  enter: post(`${root}/enter`, {
    roles: 'public',
    limitsItself: true,
    ownTransactions: true,
    about:
      'The second step of a sign-in: the step that the first one handed out, and a code of the app or a recovery code. 422 under code for a wrong one, 403 second-factor.step-over after five minutes, 429 after ten wrong codes in a row.',
    body: SecondStep,
    response: TokenData,
  }),
  state: get(root, {
    roles: employees,
    withoutFactor: true,
    about: 'Whether the caller has a second factor, since when, how many recovery codes are left, and who asks for it.',
    response: z.object({
      since: Instant.nullable(),
      codesLeft: z.int(),
      /** A school of the person requires it of its staff: it cannot be removed, only replaced. */
      required: z.boolean(),
    }),
  }),
  begin: post(`${root}/begin`, {
    roles: employees,
    perMinute: 20,
    secret: true,
    ownTransactions: true,
    withoutFactor: true,
    about:
      'Makes a secret for an app, to be confirmed by its first code. Asks for the password, and for a code where a second factor stands already.',
    body: Beginning,
    response: z.object({
      secret: z.string(),
      uri: z.string(),
      /** The address as a code to photograph: the side in squares, and the dark squares as a path of SVG. */
      picture: z.object({ size: z.int(), path: z.string() }),
    }),
  }),
  confirm: post(`${root}/confirm`, {
    roles: employees,
    perMinute: 20,
    secret: true,
    ownTransactions: true,
    withoutFactor: true,
    about: 'Turns the second factor on by the first code of the app; answers ten recovery codes, once.',
    body: z.object({ code: Code }),
    response: Codes,
  }),
  codes: post(`${root}/codes`, {
    roles: employees,
    perMinute: 20,
    secret: true,
    ownTransactions: true,
    about: 'Ten new recovery codes; the old ones are void.',
    body: Proof,
    response: Codes,
  }),
  remove: post(`${root}/remove`, {
    roles: employees,
    perMinute: 20,
    ownTransactions: true,
    about: 'Turns the second factor off. 422 second-factor.required where a school requires it.',
    body: Proof,
    response: Done,
  }),
  rule: get(`${root}/school`, {
    roles: management,
    about: 'Whether the school requires a second factor of its staff.',
    response: z.object({ required: z.boolean(), can: z.object({ change: z.boolean() }) }),
  }),
  setRule: post(`${root}/school`, {
    roles: ['director', 'admin'],
    about:
      'Requires a second factor of the staff of the school, or no longer. Whoever has none sets it up at the next sign-in, before anything else.',
    body: z.object({ required: z.boolean() }),
    response: Done,
  }),
  reset: post(`${root}/reset`, {
    roles: ['director', 'admin'],
    about:
      'Takes the second factor of somebody of the school away, who lost the app and the recovery codes, and ends their sessions. Not one’s own.',
    body: z.object({ userId: Id }),
    response: Done,
  }),
}
