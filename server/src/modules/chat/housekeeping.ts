import type { Db } from '#platform/db/db.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { removeEnded } from './repository/ended.ts'

/** What the chat removes by night. */
export const chatHousekeeping = (db: Db, clock: () => Date): Repeated[] => [
  { name: 'chat-housekeeping', cron: '43 3 * * *', run: () => removeEnded(db, clock()) },
]
