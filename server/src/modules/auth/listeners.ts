import { sessionsEnded } from '@qalam/contract/auth/events.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { hearer, listener } from '#platform/events/listeners.ts'
import type { Listen } from '#platform/module.ts'
import { authOf } from './auth.ts'
import { forgetTokens } from './repository/session.ts'

/**
 * A session that ended is refused by every process without asking the database, and the hashes of its tokens, which open
 * nothing any more, are not kept. Who was dismissed or got another post is asked about at the next call, in every process.
 */
export const listen: Listen = (deps) => ({
  inEveryProcess: [
    hearer(sessionsEnded, ({ sessionIds }, at) => authOf(deps).ended(sessionIds, at)),
    hearer(peopleChanged, ({ userIds }, at) => authOf(deps).changed(userIds, at)),
  ],
  once: [listener('auth.forget-tokens', sessionsEnded, (db, { sessionIds }) => forgetTokens(db, sessionIds))],
})
