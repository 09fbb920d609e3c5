import type { Housekeeping } from '#platform/module.ts'
import { deskWith } from './desk.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'

/** Once a minute: providers are asked about what waits, and what ends is renewed. */
export const housekeeping: Housekeeping = ({ db, config, clock, publish }) => {
  const desk = deskWith({ config })
  const run = () => tend(desk, db, changingOn(db, clock(), publish), clock())
  return [{ name: 'payments-tend', cron: '* * * * *', run }]
}
