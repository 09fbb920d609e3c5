import type { TokenData } from '@qalam/contract/auth/api.ts'
import { handOverRefused } from '@qalam/contract/auth/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { networkOf } from '#platform/network.ts'
import type { AuthDeps } from '../desk.ts'
import { refusedHandOvers } from '../policy.ts'
import { recordSignIn, settleAccount } from '../repository/account.ts'
import {
  type HandOverAudience,
  keepHandOver,
  moveSession,
  sessionOfAccount,
  takeHandOver,
  spendRefreshTokens,
} from '../repository/session.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { placesOfAccount } from '../views/places.ts'
import { admitted, getsRefreshToken, handTokens, openSession, tokensOf } from './open-session.ts'

/** A hash is good for this many seconds, and once. */
const goodFor = 60

/** A one-time hash that signs the caller in elsewhere while their session lives; only its own hash is kept. */
export async function makeHash(context: Context, audience: HandOverAudience): Promise<{ hash: string }> {
  const { secret, hash } = newSecret()
  const { actor, db, now } = context
  const { userId, sessionId } = actor
  await keepHandOver(db, { hash, userId, sessionId, audience, now, seconds: goodFor })
  return { hash: secret }
}

/**
 * A hash and the address to open with `?hash=`; not found where no tutor service is configured. It signs nobody in
 * here: the tutor service would otherwise act as everybody who opens it.
 */
export async function makeTutorHash(desk: AuthDeps, context: Context): Promise<{ hash: string; url: string }> {
  const url = found(desk.tutorUrl)
  const { hash } = await makeHash(context, 'tutor')
  return { hash, url }
}

/** Signs in whoever brings a fresh hash that was made for it. Of what comes from an address the refused ones count. */
export async function signInByHash(desk: AuthDeps, context: Context, secret: string): Promise<TokenData> {
  const { now, request } = context
  const address = `hand-over-failures ${networkOf(request.address)}`
  await desk.limit.check(address, refusedHandOvers, now)
  const entered = await inTransaction(context.db, async (db) => {
    const ticket = await takeHandOver(db, hashOf(secret), 'ustaz', now)
    if (!ticket) return null
    const inside = { ...context, db }
    return openSession(desk, inside, await admitted(inside, ticket.user_id), 'behalf')
  })
  if (entered) return entered
  await desk.limit.count(address, refusedHandOvers, now)
  throw handOverRefused()
}

/**
 * Moves the caller's session to another place of the same person. One browser stays one session: its other tabs follow
 * with their next refresh. A page keeps its cookie; whoever holds the refresh token itself gets a new one (E-7.1-01).
 */
export async function goOver(desk: AuthDeps, context: Context, userId: number): Promise<TokenData> {
  const { actor, db, now, request } = context
  const places = await placesOfAccount(db, actor.accountId)
  const place = found(places.find((one) => one.userId === userId))
  const session = found(await sessionOfAccount(db, actor.sessionId, actor.accountId))

  await moveSession(db, actor.sessionId, userId, now)
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
  if (!getsRefreshToken(context)) return tokensOf(desk, context, place, actor.sessionId)
  await spendRefreshTokens(db, actor.sessionId, now)
  return handTokens(desk, context, place, { id: actor.sessionId, startedAt: session.created_at })
}
