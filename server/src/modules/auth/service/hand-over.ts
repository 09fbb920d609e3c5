import type { TokenData } from '@qalam/contract/auth/api.ts'
import { handOverRefused } from '@qalam/contract/auth/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Desk } from '../desk.ts'
import { recordSignIn, settleAccount } from '../repository/account.ts'
import { keepHandOver, moveSession, takeHandOver, spendRefreshTokens } from '../repository/session.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { placesOfAccount } from '../views/places.ts'
import { admitted, handTokens, openSession } from './open-session.ts'

/** A hash is good for this many seconds, and once. */
const goodFor = 60

/** A one-time hash that signs the caller in elsewhere; only its own hash is kept. */
export async function makeHash(context: Context, audience: 'ustaz' | 'tutor'): Promise<{ hash: string }> {
  const { secret, hash } = newSecret()
  const { actor, db, now } = context
  await keepHandOver(db, { hash, userId: actor.userId, audience, now, seconds: goodFor })
  return { hash: secret }
}

/** A hash and the address to open with `?hash=`; not found where no tutor service is configured. */
export async function makeTutorHash(desk: Desk, context: Context): Promise<{ hash: string; url: string }> {
  const url = found(desk.tutorUrl)
  const { hash } = await makeHash(context, 'tutor')
  return { hash, url }
}

/** Signs in whoever brings a fresh hash. */
export async function signInByHash(desk: Desk, context: Context, secret: string): Promise<TokenData> {
  const ticket = await takeHandOver(context.db, hashOf(secret), context.now)
  if (!ticket) throw handOverRefused()

  return openSession(desk, context, await admitted(context, ticket.user_id), 'behalf')
}

/**
 * Moves the caller's session to another place of the same person. One browser stays one session: its other tabs follow
 * with their next refresh.
 */
export async function goOver(desk: Desk, context: Context, userId: number): Promise<TokenData> {
  const { actor, db, now, request } = context
  const places = await placesOfAccount(db, actor.accountId)
  const place = found(places.find((one) => one.userId === userId))

  await moveSession(db, actor.sessionId, userId, now)
  await spendRefreshTokens(db, actor.sessionId, now)
  await settleAccount(db, actor.accountId, userId)
  const { device, address } = request
  await recordSignIn(db, {
    account_id: actor.accountId,
    session_id: actor.sessionId,
    at: now,
    outcome: 'related',
    device,
    address,
  })
  return handTokens(desk, context, place, actor.sessionId)
}
