import { codesLocked } from '@qalam/contract/second-factor/problems.ts'
import { fieldProblem, notFound } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { Deps } from '#platform/module.ts'
import { subjects } from './attempts.ts'
import { authOf } from './auth.ts'
import { lockUntil } from './policy.ts'
import { accountById } from './repository/account.ts'
import { forgive, takeAttempt } from './repository/attempts.ts'
import { distrustDevices } from './repository/device.ts'
import { provenAgain } from './service/change-password.ts'
import { type Pair, prove } from './service/prove.ts'
import { registerVouched, type Vouched } from './service/register.ts'
import { enter, type Within } from './service/sign-in.ts'
import { accountOfStep, useUpStep } from './service/step.ts'

/** What modules that ask for more than a password need of sign-in. */
export function doorOf(deps: Deps) {
  const { desk } = authOf(deps)

  /** The account that a step of a sign-in stands for; 403 when it is over. */
  const accountIdOfStep = async (context: Context, step: string) => (await accountOfStep(context, step)).id

  /** Opens the session that a step stands for, now that its code was right. */
  const enterByStep = async (context: Context, step: string, trustedDays: number | null) => {
    const account = await accountOfStep(context, step)
    await useUpStep(context, step)
    return enter(desk, context, account, { trustedDays })
  }

  /** Opens a session for whoever proved to be the person of an account by something better than a password. */
  const enterAs = async (context: Context, accountId: number) => {
    const account = found(await accountById(context.db, accountId))
    // Where the demo is off its people are nobody.
    if (account.is_demo && !desk.demo) throw notFound()
    return enter(desk, context, account, { trustedDays: null })
  }

  /** Enters the account of a login and its password, as any sign-in does, with what stands and falls with it. */
  const enterByPair = async (context: Context, pair: Pair, within: Within) =>
    enter(desk, context, await prove(desk, context, pair), 'to-ask', within)

  /** Enters an account that an outer diary opens: a second factor is asked for as after a password. */
  const enterJoined = async (context: Context, accountId: number, within: Within) => {
    const account = found(await accountById(context.db, accountId))
    if (account.is_demo && !desk.demo) throw notFound()
    return enter(desk, context, account, 'to-ask', within)
  }

  /** A self-made account of somebody for whom an outer diary vouches. */
  const register = (context: Context, person: Vouched, within: (db: Db, accountId: number) => Promise<void>) =>
    registerVouched(desk, context, person, within)

  /** Refuses with 422 under `password` unless it is the caller's; wrong ones are counted. */
  const provePassword = async (context: Context, password: string) => {
    const account = found(await accountById(context.db, context.actor.accountId))
    if (!(await provenAgain(desk, context, account, password))) throw fieldProblem('password', 'password_old_wrong')
    return account
  }

  /** Whether a code is right; ten wrong ones in a row lock those of the account for a while. */
  const countingCodes = ({ db, now }: Context, accountId: number, isRight: () => Promise<boolean>) => {
    const subject = subjects.code(accountId)
    return desk.inTurns(subject, async () => {
      const attempt = await takeAttempt(db, subject, now)
      if (!attempt.isAllowed) throw codesLocked(lockUntil(attempt.lockedUntil, now))
      const right = await isRight()
      if (right) await forgive(db, subject)
      else if (attempt.lockedUntil) throw codesLocked(lockUntil(attempt.lockedUntil, now))
      return right
    })
  }

  const outer = { enterByPair, enterJoined, register }
  return { accountIdOfStep, enterByStep, enterAs, provePassword, countingCodes, distrustDevices, outer }
}
