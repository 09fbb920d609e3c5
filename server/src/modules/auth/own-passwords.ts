import { handedOutPassword } from '@qalam/contract/auth/problems.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { hasHandedOut } from './views/places.ts'

/** Sessions whose person chose the password: asked once, since a new one that is handed out ends every session. */
const most = 50_000

/** Refuses whoever still has the password that was handed out, but for what changes it or leaves. */
export function ownPasswords() {
  const own = new Set<string>()
  return async (endpoint: Endpoint, { sessionId, accountId }: Actor, db: Db): Promise<void> => {
    if (endpoint.withHandedOut || own.has(sessionId)) return
    if (await hasHandedOut(db, accountId)) throw handedOutPassword()
    if (own.size >= most) own.clear()
    own.add(sessionId)
  }
}
