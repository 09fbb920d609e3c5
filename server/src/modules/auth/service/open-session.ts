import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, placeLost } from '@qalam/contract/auth/problems.ts'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { AuthDeps } from '../desk.ts'
import { lockAccount, recordSignIn, settleAccount } from '../repository/account.ts'
import { isMobileWrapper } from '@qalam/contract/kernel/client.ts'
import { keepRefreshToken, startSession } from '../repository/session.ts'
import { hashOf, newSecret, turnOf } from '../secrets.ts'
import { type PersonPlace, placeOf } from '../views/places.ts'

const day = 24 * 60 * 60
/** A refresh token, and with it the session, lives this long without being used: thirty days (C-STORE-3). */
const refreshSeconds = 30 * day
/** A session lives this long, however much it is used: then its person signs in again. */
const longestSeconds = 90 * day

export const cookie = 'r_t'

/** Opens a session in a place, writes it into the history, and hands over its first pair of tokens. */
export async function openSession(
  desk: AuthDeps,
  context: Context,
  place: PersonPlace,
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
  return handTokens(desk, context, place, { id, startedAt: now })
}

type Session = { id: string; startedAt: Date }

/** Seconds that a session may still live, however much it is used. */
export const secondsLeft = (startedAt: Date, now: Date): number =>
  longestSeconds - Math.floor((now.getTime() - startedAt.getTime()) / 1000)

/**
 * A new pair for a session, with the refresh token as the cookie: a new one, or the given one of a chain, which may have
 * been given to another tab already.
 */
export async function handTokens(
  desk: AuthDeps,
  context: Context,
  place: PersonPlace,
  { id, startedAt }: Session,
  successor?: string,
): Promise<TokenData> {
  const { db, now } = context
  const refreshToken = successor ?? newSecret().secret
  const seconds = Math.min(refreshSeconds, secondsLeft(startedAt, now))
  await keepRefreshToken(db, { hash: hashOf(refreshToken), sessionId: id, now, seconds })

  context.setCookie(cookie, refreshToken, { maxAge: seconds, httpOnly: true })
  const turn = successor && turnOf(successor)
  const tokens = await tokensOf(desk, context, place, id, turn)
  return getsRefreshToken(context) ? { ...tokens, refresh_token: refreshToken } : tokens
}

/** An access token alone: the refresh token stays what it is. */
export async function tokensOf(
  desk: AuthDeps,
  { now }: Context,
  place: PersonPlace,
  sessionId: string,
  turn?: string,
): Promise<TokenData> {
  return { access_token: await desk.sign({ ...place, sessionId, turn }, now), expires_in: desk.accessSeconds }
}

/**
 * Whether the answer holds the refresh token beside the cookie (N-02): older clients and the wrappers keep it themselves.
 * A page in a browser never gets it, so that no script can carry it away; it cannot hide that it is one.
 */
export const getsRefreshToken = ({ request }: Context): boolean => !request.byPage || isMobileWrapper(request.device)

/** The place of somebody who comes with a hash instead of a password: it must live and its account must not be blocked. */
export async function admitted(context: Context, userId: number): Promise<PersonPlace> {
  const place = await placeOf(context.db, userId)
  if (!place) throw placeLost()

  const account = await lockAccount(context.db, place.accountId)
  if (account?.blocked_at) throw accountBlocked(place.role)
  return place
}
