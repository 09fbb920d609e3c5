import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, refreshRefused, sessionOver } from '@qalam/contract/auth/problems.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { butKeep, type KeptRefusal } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { AuthDeps } from '../desk.ts'
import { deviceOf } from '../device.ts'
import { hasLostAnswer, isRacingTab } from '../policy.ts'
import { lockAccount } from '../repository/account.ts'
import {
  type SessionEnding,
  endSession,
  lockRefreshToken,
  touchSession,
  spendRefreshToken,
} from '../repository/session.ts'
import { hashOf } from '../secrets.ts'
import { placeOf } from '../views/places.ts'
import { cookie, handTokens, secondsLeft } from './open-session.ts'
import { tellEnded } from './tell-ended.ts'

type Held = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>

/**
 * A new pair for a refresh token, which is used up by it. A second use ends the session, unless it is a racing tab's or
 * the first answer was lost: then it gets the same successor, so that the session stays one chain and a thief who took
 * part is met at the next turn. The token in the body goes before the cookie: a native wrapper has both, and the cookie may be
 * the older one. Whoever sends it in the body gets the next one there.
 */
export async function refresh(desk: AuthDeps, context: Context, sent: string | undefined): Promise<TokenData> {
  const secret = sent ?? context.request.refreshCookie
  if (!secret) throw refreshRefused()

  const { db, now } = context
  const held = await lockRefreshToken(db, hashOf(secret))
  if (!held || held.endedAt) throw refreshRefused()
  if (secondsLeft(held.startedAt, now) <= 0) throw await over(context, held, 'expired', sessionOver())
  if (held.expiresAt <= now) throw await over(context, held, 'expired')
  const successor = desk.successorOf(secret)
  if (await wasStolen(context, held, successor)) throw await over(context, held, 'reuse')

  const place = await placeOf(db, held.userId)
  if (!place) throw await over(context, held, 'expired')
  const account = await lockAccount(db, held.accountId)
  if (account?.blocked_at) throw await over(context, held, 'blocked', accountBlocked(place.role))

  if (!held.usedAt) await spendRefreshToken(db, hashOf(secret), deviceOf(context), now)
  await touchSession(db, held.sessionId, context.request.address, now)
  const tokens = await handTokens(desk, context, place, { id: held.sessionId, startedAt: held.startedAt }, successor)
  return sent === undefined ? tokens : { ...tokens, refresh_token: successor }
}

/** A token that was used before, except by another tab of this moment or where the answer to its use was lost. */
async function wasStolen(context: Context, held: Held, successor: string): Promise<boolean> {
  const { db, now, request } = context
  const { usedAt, usedBy, device: sessionDevice } = held
  if (usedAt === null) return false
  const next = await lockRefreshToken(db, hashOf(successor))
  if (!next || next.usedAt !== null) return true
  const isLost = hasLostAnswer({ usedBy, browser: deviceOf(context), arrivedAt: next.arrivedAt })
  return !isLost && !isRacingTab({ usedAt, sessionDevice, device: request.device, now })
}

/** Ends the session although the call is refused. */
async function over(
  context: Context,
  { sessionId }: Held,
  because: SessionEnding,
  why: Problem = refreshRefused(),
): Promise<KeptRefusal> {
  await endSession(context.db, sessionId, because, context.now)
  tellEnded(context, [sessionId])
  return butKeep(why)
}

/** Ends the caller's own session and clears the cookie. */
export async function signOut(context: Context): Promise<{}> {
  const { sessionId } = context.actor
  await endSession(context.db, sessionId, 'logout', context.now)
  tellEnded(context, [sessionId])
  context.setCookie(cookie, null, { maxAge: 0, httpOnly: true })
  return {}
}
