import type { jobs } from '@qalam/contract/jobs/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import type { Access, Expectation } from '#platform/testing/access.ts'
import { none } from '#platform/testing/access.ts'
import { aJobOf } from './testing/a-job.ts'

const others = roles.filter((role) => role !== 'director')

/** A job of the director: nobody else sees it, not in the own school either. */
const director = (state: 'queued' | 'done', withFile = false): Expectation => ({
  ask: async (school) => ({ params: { uuid: await aJobOf(school, 'director', { state, withFile }) } }),
  refused: others,
})

export const access: Access<typeof jobs> = {
  mine: none,
  one: director('queued'),
  file: director('done', true),
  cancel: director('queued'),
  dismiss: director('done'),
}
