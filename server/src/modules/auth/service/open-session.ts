import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, placeLost } from '@qalam/contract/auth/problems.ts'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Desk } from '../desk.ts'
import { lockAccount, recordSignIn, settleAccount } from '../repository/account.ts'
import { keepRefreshToken, startSession } from '../repository/session.ts'
import { newSecret } from '../secrets.ts'
import { type Place, placeOf } from '../views/places.ts'

/** A refresh token, and with it the session, lives this long without being used: thirty days (C-STORE-3). */
const refreshSeconds = 30 * 24 * 60 * 60

export const cookie = 'r_t'

/** Opens a session in a place, writes it into the history, and hands over its first pair of tokens. */
export async function openSession(
  desk: Desk,
  context: Context,
  place: Place,
  outcome: 'in' | 'behalf',
): Promise<TokenData> {
  const { db, now, request } = context
  const { accountId, userId } = place
  const { device, address } = request
  const id = randomUUID()
  await startSession(db, {
    id,
    account_id: accountId,
    user_id: userId,
    device,
    address,
    created_at: now,
    seen_at: now,
  })
  await recordSignIn(db, { account_id: accountId, session_id: id, at: now, outcome, device, address })
  await settleAccount(db, accountId, userId)
  return handTokens(desk, context, place, id)
}

/** A new pair for a session; the refresh token also goes out as the cookie. */
export async function handTokens(desk: Desk, context: Context, place: Place, sessionId: string): Promise<TokenData> {
  const { db, now } = context
  const { secret, hash } = newSecret()
  await keepRefreshToken(db, { hash, sessionId, now, seconds: refreshSeconds })

  context.setCookie(cookie, secret, { maxAge: refreshSeconds, httpOnly: true })
  const access_token = await desk.sign({ ...place, sessionId }, now)
  return { access_token, expires_in: desk.accessSeconds, refresh_token: secret }
}

/** The place of somebody who comes with a hash instead of a password: it must live and its account must not be blocked. */
export async function admitted(context: Context, userId: number): Promise<Place> {
  const place = await placeOf(context.db, userId)
  if (!place) throw placeLost()

  const account = await lockAccount(context.db, place.accountId)
  if (account?.blocked_at) throw accountBlocked(place.role)
  return place
}
