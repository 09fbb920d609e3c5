import type { Housekeeping } from '#platform/module.ts'
import { removeEnded } from './repository/ended.ts'

/** What the chat removes by night. */
export const housekeeping: Housekeeping = ({ db, clock, config }) => [
  {
    name: 'chat-housekeeping',
    cron: '43 3 * * *',
    run: () => removeEnded(db, clock(), { talks: config.TALK_YEARS, log: config.TALK_LOG_YEARS }),
  },
]
