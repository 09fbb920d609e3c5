import { signInLocked, wrongPair } from '@qalam/contract/auth/problems.ts'
import type { Context } from '#platform/context.ts'
import { networkOf } from '#platform/network.ts'
import { subjects } from '../attempts.ts'
import type { AuthDeps } from '../desk.ts'
import { deviceOf } from '../device.ts'
import { matches } from '../password.ts'
import { failuresOfAddress, lockUntil } from '../policy.ts'
import { type AccountRow, accountByLogin, recordFailure } from '../repository/account.ts'
import { forgive, takeAttempt } from '../repository/attempts.ts'
import { accountKnownTo } from '../repository/device.ts'

export type Pair = { login: string; password: string }

/**
 * The account of a login and its password. Ten failures in a row refuse the login to browsers that never signed in to it;
 * one that did has a count of its own. A login that nobody has is counted and answered alike. The password
 * is computed while no row and no connection is held.
 */
export async function prove(desk: AuthDeps, context: Context, pair: Pair): Promise<AccountRow> {
  const { db, now, request } = context
  const device = deviceOf(context)
  const knownId = device && (await accountKnownTo(db, device, pair.login))
  const address = `sign-in-failures ${networkOf(request.address)}`
  if (knownId === null) await desk.limit.check(address, failuresOfAddress, now)

  const subject = knownId === null || device === null ? subjects.login(pair.login) : subjects.device(knownId, device)
  return desk.inTurns(subject, async () => {
    const attempt = await takeAttempt(db, subject, now)
    if (!attempt.isAllowed) throw signInLocked(lockUntil(attempt.lockedUntil, now))

    const known = await accountByLogin(db, pair.login)
    // Where the demo is off its people are nobody: their password is known to all.
    const account = known?.is_demo && !desk.demo ? undefined : known
    const isRight = await matches(pair.password, account?.password_hash)
    if (account && isRight) {
      await forgive(db, subject)
      return account
    }
    // Written once for a lock: what is refused while it lasts is not looked at.
    const outcome = attempt.lockedUntil ? 'blocked' : 'wrong-password'
    await recordFailure(db, pair.login, { at: now, outcome, device: request.device, address: request.address })
    if (knownId === null) await desk.limit.count(address, failuresOfAddress, now)
    throw attempt.lockedUntil ? signInLocked(lockUntil(attempt.lockedUntil, now)) : wrongPair()
  })
}
