import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'

export async function roomsOf(_db: Db, _actor: Actor): Promise<string[]> {
  return []
}
