import type { TokenData } from '@qalam/contract/auth/api.ts'
import { accountBlocked, refreshRefused } from '@qalam/contract/auth/problems.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { butKeep, type KeptRefusal } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Desk } from '../desk.ts'
import { isRacingTab } from '../policy.ts'
import { lockAccount } from '../repository/account.ts'
import { type Ending, endSession, lockRefreshToken, touchSession, spendRefreshToken } from '../repository/session.ts'
import { hashOf } from '../secrets.ts'
import { placeOf } from '../views/places.ts'
import { cookie, handTokens } from './open-session.ts'

type Held = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>

/**
 * A new pair for a refresh token, which is used up by it. A second use ends the session, unless it is a racing tab's
 * . The token in the body goes before the cookie: a native wrapper has both, and the cookie may be the older one.
 */
export async function refresh(desk: Desk, context: Context, sent: string | undefined): Promise<TokenData> {
  const secret = sent ?? context.request.refreshCookie
  if (!secret) throw refreshRefused()

  const hash = hashOf(secret)
  const held = await lockRefreshToken(context.db, hash)
  if (!held || held.endedAt) throw refreshRefused()
  if (held.expiresAt <= context.now) throw await over(desk, context, held, 'expired')
  if (wasStolen(context, held)) throw await over(desk, context, held, 'reuse')

  const place = await placeOf(context.db, held.userId)
  if (!place) throw await over(desk, context, held, 'expired')
  const account = await lockAccount(context.db, held.accountId)
  if (account?.blocked_at) throw await over(desk, context, held, 'blocked', accountBlocked(place.role))

  await spendRefreshToken(context.db, hash, context.now)
  await touchSession(context.db, held.sessionId, context.request.address, context.now)
  return handTokens(desk, context, place, held.sessionId)
}

function wasStolen({ now, request }: Context, { usedAt, device: sessionDevice }: Held): boolean {
  return usedAt !== null && !isRacingTab({ usedAt, sessionDevice, device: request.device, now })
}

/** Ends the session although the call is refused. */
async function over(
  desk: Desk,
  context: Context,
  { sessionId }: Held,
  because: Ending,
  why: Problem = refreshRefused(),
): Promise<KeptRefusal> {
  await endSession(context.db, sessionId, because, context.now)
  context.afterCommit(() => desk.ended([sessionId], context.now))
  return butKeep(why)
}

/** Ends the caller's own session and clears the cookie. */
export async function signOut(desk: Desk, context: Context): Promise<{}> {
  const { sessionId } = context.actor
  await endSession(context.db, sessionId, 'logout', context.now)
  context.afterCommit(() => desk.ended([sessionId], context.now))
  context.setCookie(cookie, null, { maxAge: 0, httpOnly: true })
  return {}
}
