import { handedOutPassword } from '@qalam/contract/auth/problems.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { factorMissing } from '@qalam/contract/second-factor/problems.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { lacksOf } from './views/factor.ts'

/** Sessions that lack nothing: asked once in a place, since a password that is handed out ends every session. */
const most = 50_000

/**
 * Refuses whoever still has the password that was handed out, but for what changes it or leaves, and whoever of
 * the staff has signed in without the second factor that their school requires.
 */
export function ownPasswords() {
  const sound = new Set<string>()
  return async (endpoint: Endpoint, actor: Actor, db: Db): Promise<void> => {
    const key = `${actor.sessionId} ${actor.userId}`
    if (endpoint.withHandedOut || sound.has(key)) return
    const { handedOut, factor } = await lacksOf(db, actor)
    if (handedOut) throw handedOutPassword()
    if (factor && endpoint.withoutFactor) return
    if (factor) throw factorMissing()
    if (sound.size >= most) sound.clear()
    sound.add(key)
  }
}
