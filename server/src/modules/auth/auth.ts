import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { learningIsFree } from '#modules/payments/free/public.ts'
import { ustazUrlOf } from '#modules/schools/ustaz/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { limiterInProcess } from '#platform/http/limits.ts'
import { accessSeconds, tokensWith } from '#platform/http/token.ts'
import { type Deps, oncePerProcess } from '#platform/module.ts'
import { arrivals } from './arrivals.ts'
import { inTurns } from './attempts.ts'
import type { AuthDeps } from './desk.ts'
import { livingSessions } from './living.ts'
import { ownPasswords } from './own-passwords.ts'
import { noteArrival } from './repository/session.ts'
import { hashOf, successorsWith } from './secrets.ts'
import { settings } from './settings.ts'
import { roleOfToken } from './views/cookie.ts'
import { standingPlaces } from './views/places.ts'

export type Auth = {
  desk: AuthDeps
  /**
   * The actor of an access token whose session still lives; `expired` when the token ran out or tells of a role or a
   * place that is not the person's any more, so that a refresh brings the true one; null for anything else.
   */
  identify: (token: string, now: Date, db: Db) => Promise<Actor | 'expired' | null>
  /** Sessions that are over: this process refuses them from now on. */
  ended: (sessionIds: readonly string[], now: Date) => void
  /** People whose places may have changed: this process asks anew at their next call. */
  changed: (userIds: readonly number[], now: Date) => void
  /** The role of whoever opened a plain page: a browser sends no more than the cookie of the session with it. */
  roleOfCookie: (cookie: string, now: Date, db: Db) => Promise<Role | null>
  /** Of those who hold sockets, whoever has to be asked anew: the session ended or the rights are others by now. */
  outdated: <A extends Actor>(db: Db, actors: readonly A[], now: Date) => Promise<A[]>
  /**
   * Refuses with 403 whoever still has the password that was handed out, but for what changes it, and staff
   * without the second factor that their school requires, but for what sets it up.
   */
  requireOwnPassword: (endpoint: Endpoint, actor: Actor, db: Db) => Promise<void>
}

/** Sign-in of a process: what its use cases share, and the question who holds a token. */
export const authOf = oncePerProcess(({ config, secret, limit }: Deps): Auth => {
  const tokens = tokensWith(secret)
  const living = livingSessions(standingPlaces)
  const arrived = arrivals(noteArrival)

  const identify: Auth['identify'] = async (token, now, db) => {
    const actor = await tokens.read(token, now)
    if (actor === null || actor === 'expired') return actor
    const standing = await living.judge(db, actor, now)
    if (standing === 'over') return null
    await arrived(db, actor.turn, now)
    return standing === 'same' ? actor : 'expired'
  }
  const roleOfCookie: Auth['roleOfCookie'] = (secret, now, db) => roleOfToken(db, hashOf(secret), now)
  const desk = {
    tutorUrl: settings.of(config).TUTOR_URL ?? null,
    ustazUrl: ustazUrlOf(config),
    demo: config.demo,
    freeLearning: learningIsFree(config),
    sign: tokens.sign,
    accessSeconds,
    successorOf: successorsWith(secret),
    limit,
    refreshes: limiterInProcess(),
    inTurns: inTurns(),
  }
  return {
    desk,
    identify,
    ended: living.ended,
    changed: living.changed,
    outdated: living.outdated,
    roleOfCookie,
    requireOwnPassword: ownPasswords(),
  }
})
