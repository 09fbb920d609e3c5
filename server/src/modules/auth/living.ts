import type { Actor } from '#platform/actor.ts'
import { expiringCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'
import type { HeldSession, PersonPlace } from './views/places.ts'

/** How long what was read about a session is believed, in milliseconds: docs/adr on staleness names every such time. */
const believedFor = 5_000
/** An ended session is cached a little longer than an access token lives. */
const endedFor = 20 * 60_000
const sessions = 20_000

type Ask = (db: Db, held: readonly HeldSession[]) => Promise<(PersonPlace & HeldSession)[]>
/** Whether a token still tells the truth: its session ended, or its person acts in another role or place by now. */
export type TokenStanding = 'same' | 'changed' | 'over'

const keyOf = ({ sessionId, userId }: HeldSession): string => `${sessionId} ${userId}`
const rightsOf = ({ role, schoolId, regionId, departmentId }: PersonPlace | Actor): string =>
  `${role} ${schoolId} ${regionId} ${departmentId}`

/**
 * What tokens claim against what holds now, asked of the database once in five seconds a session. A session that this
 * process ended is refused at once, even if a slower question about it is still on its way.
 */
export function livingSessions(ask: Ask) {
  const believed = expiringCache<string>(sessions, believedFor)
  const over = expiringCache<true>(sessions, endedFor)
  const changes = expiringCache<number>(sessions, endedFor)

  const judge = async (db: Db, actor: Actor, now: Date): Promise<TokenStanding> => {
    if (over.get(actor.sessionId, now)) return 'over'
    // What was read before a change of the person stands under an older key, and so is believed no more.
    const key = `${keyOf(actor)} ${changes.get(`${actor.userId}`, now) ?? 0}`
    // Another process may have signed a newer token already: a difference is asked about, never believed.
    if (believed.get(key, now) === rightsOf(actor)) return 'same'
    const [place] = await ask(db, [actor])
    if (!place || over.get(actor.sessionId, now)) return 'over'
    believed.set(key, rightsOf(place), now)
    return rightsOf(place) === rightsOf(actor) ? 'same' : 'changed'
  }

  /** Of many, those whose session ended or whose rights are others by now: for the sockets, which ask all at once. */
  const outdated = async <A extends Actor>(db: Db, actors: readonly A[], now: Date): Promise<A[]> => {
    const places = new Map((await ask(db, actors)).map((place) => [keyOf(place), rightsOf(place)]))
    return actors.filter((actor) => over.get(actor.sessionId, now) || places.get(keyOf(actor)) !== rightsOf(actor))
  }

  const ended = (sessionIds: readonly string[], now: Date): void => {
    for (const id of sessionIds) over.set(id, true, now)
  }
  const changed = (userIds: readonly number[], now: Date): void => {
    for (const id of userIds) changes.set(`${id}`, (changes.get(`${id}`, now) ?? 0) + 1, now)
  }
  return { judge, outdated, ended, changed }
}
