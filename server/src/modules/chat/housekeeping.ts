import type { Housekeeping } from '#platform/module.ts'
import { removeEnded } from './repository/ended.ts'
import { settings } from './settings.ts'

/** What the chat removes by night. */
export const housekeeping: Housekeeping = ({ db, clock, config }) => {
  const { TALK_YEARS: talks, TALK_LOG_YEARS: log } = settings.of(config)
  return [{ name: 'chat-housekeeping', cron: '43 3 * * *', run: () => removeEnded(db, clock(), { talks, log }) }]
}
