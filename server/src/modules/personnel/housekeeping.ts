import type { Housekeeping } from '#platform/module.ts'
import { forgetLookUps } from './repository.ts'

export const housekeeping: Housekeeping = ({ db, clock }) => [
  { name: 'personnel-look-ups', cron: '47 2 * * *', run: () => forgetLookUps(db, clock()) },
]
