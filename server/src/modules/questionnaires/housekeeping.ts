import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Housekeeping } from '#platform/module.ts'
import { shuffle } from './repository/replies.ts'

/** Every night what students and parents answered during the day loses the order in which it came. */
export const housekeeping: Housekeeping = ({ db, clock }) => {
  const run = () => inTransaction(db, (transaction) => shuffle(transaction, localDay(clock())))
  return [{ name: 'questionnaires-shuffle', cron: '40 21 * * *', run }]
}
