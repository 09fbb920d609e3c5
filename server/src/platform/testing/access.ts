import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { School } from './school.ts'

type Input = { params?: object; query?: object; body?: object }

/**
 * What the matrix expects of an endpoint. `ask` addresses something of a school. Whoever the contract names passes for the
 * own school, but for `refused` (403 or 404 by the policy): it is done, or meets `then`, the problem that comes after the
 * policy. An input that does not pass its schema asks nothing. For another school's ids everybody is refused, unless the call
 * names nothing of a school (`of: 'caller'`: it answers about the caller alone, and `ask` is empty of ids). Whoever runs the
 * platform is asked nothing of this about calls that are for all schools (`of: 'platform'`).
 */
export type Expectation = {
  ask?: (school: School) => Input | Promise<Input>
  of?: 'caller' | 'platform'
  refused?: readonly Role[]
  then?: string
  upload?: true
  /** Ends the session that it is made in: it is not asked for the own school. */
  ends?: true
}

/** What `access.ts` of a module says: a row for each of its endpoints, and one that is forgotten does not compile. */
export type Access<Group extends Record<string, Endpoint>> = { readonly [Name in keyof Group]: Expectation }

export const none: Expectation = { of: 'caller' }

/** A version that no row has. */
export const stale = 999

export const lessonOf = (school: School) => school.lessons.wednesdayAlgebra

export const onLesson =
  (more: object = {}) =>
  (school: School) => ({ params: { scheduleUuid: lessonOf(school) }, ...more })

/** The lead leads 7А but does not teach algebra; the teacher does. */
export const notTheLead = ['group-lead'] as const
