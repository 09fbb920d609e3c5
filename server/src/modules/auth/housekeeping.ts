import type { Db } from '#platform/db/db.ts'
import type { Housekeeping } from '#platform/module.ts'
import { forgetAttempts } from './repository/attempts.ts'
import { forgetSteps } from './repository/step.ts'

/** What sign-in tidies up by night. */
export const housekeeping: Housekeeping = ({ db }) => [
  { name: 'auth-housekeeping', cron: '27 3 * * *', run: () => tidyUp(db) },
]

async function tidyUp(db: Db): Promise<void> {
  await forgetAttempts(db)
  await forgetSteps(db)
}
