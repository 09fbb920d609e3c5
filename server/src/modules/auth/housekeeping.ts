import type { Db } from '#platform/db/db.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { forgetAttempts } from './repository/attempts.ts'

/** What sign-in tidies up by night. */
export const authHousekeeping = (db: Db): Repeated[] => [
  { name: 'auth-housekeeping', cron: '27 3 * * *', run: () => forgetAttempts(db) },
]
