import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/db.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import type { Repeated } from '#platform/jobs/repeated.ts'
import { deskWith } from './desk.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'

type Needs = { config: Config; clock: () => Date; publish: (events: StoredEvent[]) => void }

/** Once a minute: providers are asked about what waits, and what ends is renewed. */
export function paymentsHousekeeping(db: Db, { config, clock, publish }: Needs): Repeated[] {
  const desk = deskWith({ config })
  const run = () => tend(desk, db, changingOn(db, clock(), publish), clock())
  return [{ name: 'payments-tend', cron: '* * * * *', run }]
}
