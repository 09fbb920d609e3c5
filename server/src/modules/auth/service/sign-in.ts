import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, placeLost, wrongPair } from '@qalam/contract/auth/problems.ts'
import { schoolBlocked } from '@qalam/contract/school-registry/problems.ts'
import { codeNeeded } from '@qalam/contract/second-factor/problems.ts'
import { butKeep } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { AuthDeps } from '../desk.ts'
import { deviceOf, keepDevice } from '../device.ts'
import { chosenPlace } from '../policy.ts'
import { type AccountRow, lockAccount, recordSignIn } from '../repository/account.ts'
import { isCodeAsked } from '../views/factor.ts'
import { isShutOut, placesOfAccount } from '../views/places.ts'
import { openSession } from './open-session.ts'
import { type Pair, prove } from './prove.ts'
import { beginStep } from './step.ts'

/**
 * Signs in by login and password, into the place used last. A wrong pair does not say which half is wrong. Who has
 * a second factor gets a step instead of a session, which a code completes.
 */
export async function signIn(desk: AuthDeps, context: Context, pair: Pair): Promise<TokenData> {
  const account = await prove(desk, context, pair)
  return enter(desk, context, account)
}

/** What stands beside the password: a code is still to be asked for, or was given, and for how long it is enough. */
type Factor = 'to-ask' | { trustedDays: number | null }
/** What stands and falls with the session: done in its transaction, before it is opened. */
export type Within = (db: Db, account: AccountRow) => Promise<void>
const nothing: Within = async () => {}

/** Opens a session for an account whose password was right, in one short transaction, or asks for a code first. */
export async function enter(
  desk: AuthDeps,
  context: Context,
  proven: AccountRow,
  factor: Factor = 'to-ask',
  within: Within = nothing,
): Promise<TokenData> {
  const { now, request } = context
  const outcome = await inTransaction(context.db, async (db) => {
    const account = await lockAccount(db, proven.id)
    // Changed while it was computed: what was right is so no more.
    if (!account || account.password_hash !== proven.password_hash || account.joined_to !== null) throw wrongPair()

    const place = chosenPlace(await placesOfAccount(db, account.id), account.last_user_id)
    if (account.blocked_at) {
      const { device, address } = request
      await recordSignIn(db, { account_id: account.id, session_id: null, at: now, outcome: 'blocked', device, address })
      return butKeep(accountBlocked(place?.role ?? 'employee'))
    }
    if (!place) throw (await isShutOut(db, account.id)) ? schoolBlocked() : placeLost()
    if (factor === 'to-ask' && (await isCodeAsked(db, account.id, deviceOf(context), now)))
      return butKeep(codeNeeded({ step: await beginStep(db, account, now) }))

    await within(db, account)
    const tokens = await openSession(desk, { ...context, db }, place, 'in')
    await keepDevice(context, db, account.id, factor === 'to-ask' ? null : factor.trustedDays)
    return tokens
  })
  if (outcome instanceof Error) throw outcome
  return outcome
}
