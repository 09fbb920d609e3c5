import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, placeLost, wrongPair } from '@qalam/contract/auth/problems.ts'
import { butKeep } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Desk } from '../desk.ts'
import { matches } from '../password.ts'
import { blocksNow, chosenPlace } from '../policy.ts'
import { type AccountRow, countFailure, lockAccountByLogin, recordSignIn } from '../repository/account.ts'
import { type Place, placesOfAccount } from '../views/places.ts'
import { openSession } from './open-session.ts'

type Pair = { login: string; password: string }

/**
 * Signs in by login and password, into the place used last. A wrong pair does not say which half is wrong; ten failures
 * in a row block the account, and what was counted stays counted although the call is refused.
 */
export async function signIn(desk: Desk, context: Context, { login, password }: Pair): Promise<TokenData> {
  // The row is held while the password is checked: guesses sent at the same moment are counted one by one.
  const account = await lockAccountByLogin(context.db, login)
  const right = await matches(password, account?.password_hash)
  if (!account) throw wrongPair()

  const place = chosenPlace(await placesOfAccount(context.db, account.id), account.last_user_id)
  if (account.blocked_at) throw await refuse(context, account, 'blocked', blocked(place))
  if (!right) throw await countWrong(context, account, place)
  if (!place) throw placeLost()

  return openSession(desk, context, place, 'in')
}

async function countWrong(context: Context, account: AccountRow, place: Place | undefined) {
  const last = blocksNow(account.failed_attempts)
  await countFailure(context.db, account.id, last ? context.now : null)
  return refuse(context, account, 'wrong-password', last ? blocked(place) : wrongPair())
}

const blocked = (place: Place | undefined) => accountBlocked(place?.role ?? 'employee')

type Refusal = Parameters<typeof butKeep>[0]

async function refuse(
  { db, now, request }: Context,
  { id }: AccountRow,
  outcome: 'wrong-password' | 'blocked',
  why: Refusal,
) {
  const { device, address } = request
  await recordSignIn(db, { account_id: id, session_id: null, at: now, outcome, device, address })
  return butKeep(why)
}
