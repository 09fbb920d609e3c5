import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { runsPlatform } from '../policy.ts'
import { eventsThatWait, failuresOf, workByKind } from '../views-of-work.ts'

/** How the long work of all schools goes; titles and reasons are keys of the catalogue. */
export async function work({ actor, db }: Context) {
  allow(runsPlatform(actor))
  return { kinds: await workByKind(db), failures: await failuresOf(db), events: await eventsThatWait(db) }
}
