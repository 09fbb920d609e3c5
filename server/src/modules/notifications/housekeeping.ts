import type { Db } from '#platform/db/db.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { sendPushes } from './push/send.ts'
import { sweepNotices } from './repository.ts'

/** Pushes leave every minute; what was read a month ago, and anything after three, is told no more. */
export const notificationsHousekeeping = (db: Db, clock: () => Date, subject: string): Repeated[] => [
  {
    name: 'notifications-push',
    cron: '* * * * *',
    run: async () => void (await sendPushes(db, { now: clock(), subject })),
  },
  {
    name: 'notifications-sweep',
    cron: '37 3 * * *',
    run: () => sweepNotices(db),
  },
]
