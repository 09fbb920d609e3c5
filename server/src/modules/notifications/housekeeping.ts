import type { Housekeeping } from '#platform/module.ts'
import { firebaseAccount } from './push/account.ts'
import { firebaseOf } from './push/firebase.ts'
import { sendPushes } from './push/send.ts'
import { sweepNotices } from './repository.ts'
import { settings } from './settings.ts'

/** Pushes leave every minute; what was read a month ago, and anything after three, is told no more. */
export const housekeeping: Housekeeping = ({ db, clock, config }) => {
  const subject = config.PUBLIC_ORIGIN ?? 'mailto:push@localhost'
  const account = firebaseAccount(settings.of(config))
  const firebase = account && firebaseOf(account)
  return [
    {
      name: 'notifications-push',
      cron: '* * * * *',
      run: async () => void (await sendPushes(db, { now: clock(), subject, firebase })),
    },
    {
      name: 'notifications-sweep',
      cron: '37 3 * * *',
      run: () => sweepNotices(db),
    },
  ]
}
