import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { shuffle } from './repository/replies.ts'

/** Every night what students and parents answered during the day loses the order in which it came. */
export function questionnairesHousekeeping(db: Db, { clock }: { clock: () => Date }): Repeated[] {
  const run = () => inTransaction(db, (transaction) => shuffle(transaction, localDay(clock())))
  return [{ name: 'questionnaires-shuffle', cron: '40 21 * * *', run }]
}
