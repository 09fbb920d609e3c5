import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, placeLost, wrongPair } from '@qalam/contract/auth/problems.ts'
import { butKeep } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Desk } from '../desk.ts'
import { keepDevice } from '../device.ts'
import { chosenPlace } from '../policy.ts'
import { type AccountRow, lockAccount, recordSignIn } from '../repository/account.ts'
import { placesOfAccount } from '../views/places.ts'
import { openSession } from './open-session.ts'
import { type Pair, prove } from './prove.ts'

/**
 * Signs in by login and password, into the place used last. A wrong pair does not say which half is wrong. Between
 * the two steps stands the door of a second factor.
 */
export async function signIn(desk: Desk, context: Context, pair: Pair): Promise<TokenData> {
  const account = await prove(desk, context, pair)
  return enter(desk, context, account)
}

/** Opens a session for an account whose password was right, in one short transaction. */
export async function enter(desk: Desk, context: Context, proven: AccountRow): Promise<TokenData> {
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
    if (!place) throw placeLost()

    const tokens = await openSession(desk, { ...context, db }, place, 'in')
    await keepDevice(context, db, account.id)
    return tokens
  })
  if (outcome instanceof Error) throw outcome
  return outcome
}
