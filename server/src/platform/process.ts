import { sql } from 'kysely'
import type { Db } from './db/db.ts'
import { sweepOutbox } from './events/outbox.ts'
import type { Repeated } from './jobs/repeated.ts'
import { sweepJobs } from './jobs/rows.ts'

/** The platform's own housekeeping. */
export function housekeeping(db: Db, sweepFiles: () => Promise<unknown>): Repeated[] {
  return [
    { name: 'files-sweep', cron: '41 * * * *', run: async () => void (await sweepFiles()) },
    {
      name: 'housekeeping',
      cron: '17 3 * * *',
      run: async () => {
        await sql`delete from idempotency where at < now() - interval '2 days'`.execute(db)
        await sql`delete from rate_limit where window_start < now() - interval '1 hour'`.execute(db)
        await sweepOutbox(db)
        await sweepJobs(db)
      },
    },
  ]
}
