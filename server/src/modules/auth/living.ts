import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'

/** How long a yes is believed; an ended session is refused everywhere within this time. */
const believedFor = 10_000
/** An ended session is kept in mind a little longer than an access token lives. */
const remembered = 20 * 60_000

type Ask = (db: Db, sessionId: string, userId: number) => Promise<boolean>

/**
 * Which sessions live, asked of the database once in ten seconds each. A session that this process ended is refused at
 * once, even if a slower question about it is still on its way.
 */
export function livingSessions(ask: Ask) {
  const believed = new Map<string, number>()
  const over = new Map<string, number>()

  const has = async (db: Db, { sessionId, userId }: Actor, now: Date): Promise<boolean> => {
    if (over.has(sessionId)) return false
    const key = `${sessionId} ${userId}`
    if ((believed.get(key) ?? 0) > now.getTime()) return true
    const alive = await ask(db, sessionId, userId)
    if (believed.size > 20_000) believed.clear()
    if (alive) believed.set(key, now.getTime() + believedFor)
    return alive && !over.has(sessionId)
  }

  const ended = (sessionIds: readonly string[], now: Date): void => {
    for (const [id, since] of over) if (since < now.getTime() - remembered) over.delete(id)
    for (const id of sessionIds) over.set(id, now.getTime())
  }
  return { has, ended }
}
