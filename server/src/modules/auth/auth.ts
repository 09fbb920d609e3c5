import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import type { Route } from '#platform/http/routes.ts'
import { accessSeconds, tokensWith } from '#platform/http/token.ts'
import { livingSessions } from './living.ts'
import { authRoutes } from './routes.ts'
import { isAlive } from './views/places.ts'

/** `productSchoolType` and `ustazUrl` are part of what every process tells about itself; sign-in needs the other two. */
export type AuthSettings = {
  /** Signs access tokens; the same in every process. */
  secret: string
  productSchoolType: string
  /** Where the tutor service lives; without it there are no tutor hashes. */
  tutorUrl: string | null
  ustazUrl: string | null
}

export type Auth = {
  routes: Route[]
  /** The actor of an access token whose session still lives, `expired`, or null for anything else. */
  identify: (token: string, now: Date, db: Db) => Promise<Actor | 'expired' | null>
}

/** Sign-in, made once for a process: its routes, and the question who holds a token. */
export function makeAuth({ secret, tutorUrl }: AuthSettings): Auth {
  const tokens = tokensWith(secret)
  const living = livingSessions(isAlive)

  const identify: Auth['identify'] = async (token, now, db) => {
    const actor = await tokens.read(token, now)
    if (actor === null || actor === 'expired') return actor
    return (await living.has(db, actor, now)) ? actor : null
  }
  return { routes: authRoutes({ sign: tokens.sign, accessSeconds, ended: living.ended, tutorUrl }), identify }
}
