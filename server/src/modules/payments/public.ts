import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'

export async function requireSubscription(_db: Db, _actor: Actor, _now: Date): Promise<void> {}
