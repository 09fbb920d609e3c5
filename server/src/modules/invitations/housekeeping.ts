import type { Housekeeping } from '#platform/module.ts'
import { endOld } from './repository.ts'

/** Invitations that nobody answered for 60 days end by night; they could not be accepted before that either. */
export const housekeeping: Housekeeping = ({ db, clock }) => [
  { name: 'invitations-end', cron: '41 2 * * *', run: () => endOld(db, clock()) },
]
