import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/db.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { removeEnded } from './repository/ended.ts'

/** What the chat removes by night. */
export const chatHousekeeping = (db: Db, clock: () => Date, { TALK_YEARS, TALK_LOG_YEARS }: Config): Repeated[] => [
  {
    name: 'chat-housekeeping',
    cron: '43 3 * * *',
    run: () => removeEnded(db, clock(), { talks: TALK_YEARS, log: TALK_LOG_YEARS }),
  },
]
