import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import type { Expectation } from '../access.ts'
import { png } from '../documents.ts'
import type { School } from '../school.ts'
import { belongingsOf, givenAway } from './belongings.ts'
import { isStrange } from './files.ts'

/** A school that is asked by its own people and about itself, and another one that must stay closed to them. */
export type Schools = { own: School; other: School }

/** What an endpoint does with those who ask it, and what its row and the contract want of it. */
export type Found = {
  /** Whoever has no session is sent to sign in. */
  isForSession: boolean
  /** What the roles that the contract names meet in their own school. */
  own: Partial<Record<Role, string>>
  /** What their answers held of the other school. */
  given: string[]
  /** Who was not refused what belongs to the other school. */
  letInElsewhere: string[]
}

const picture = { name: 'a.png', mime: 'image/png', bytes: png() }
const isNamed = ({ roles: named }: Endpoint, role: Role) => typeof named === 'string' || named.includes(role)

/** Who is asked for the own school. What is public asks nobody who they are; what ends a session ends it for the next one. */
const insiders = (endpoint: Endpoint, { ends }: Expectation): Role[] =>
  endpoint.roles === 'public' || ends ? [] : roles.filter((role) => isNamed(endpoint, role))

/** Whom another school must stay closed to: everybody, but whoever runs the platform where a call is for all schools. */
const strangers = (endpoint: Endpoint, { of }: Expectation): Role[] =>
  roles.filter((role) => isNamed(endpoint, role) && (of !== 'platform' || role !== 'platform-admin'))

/** What the contract and the row of an endpoint say. */
export const wantedOf = (endpoint: Endpoint, row: Expectation): Found => ({
  isForSession: endpoint.roles !== 'public',
  own: Object.fromEntries(
    insiders(endpoint, row).map((role) => [role, row.refused?.includes(role) ? 'refused' : 'let in']),
  ),
  given: [],
  letInElsewhere: [],
})

/**
 * Asks an endpoint as nobody and as every role that the contract names: about the own school, and about another one unless
 * the call names nothing of a school. Roles that the contract does not name are refused before anything of theirs is read.
 */
export async function foundOf(endpoint: Endpoint, row: Expectation, { own, other }: Schools): Promise<Found> {
  const isRead = endpoint.method === 'GET'
  const inputFor = async (school: School) => ((await row.ask?.(school)) ?? {}) as never
  const call = (role: Role, input: never) =>
    row.upload ? own.upload(role, endpoint, input, [picture]) : own.as(role)(endpoint, input)

  const first = await inputFor(own)
  const nobody = await own.asNobody(endpoint, first)
  const found: Found = { isForSession: isSentAway(nobody), own: {}, given: [], letInElsewhere: [] }
  const foreign = belongingsOf(other)
  const closed = strangers(endpoint, row)
  for (const role of insiders(endpoint, row)) {
    // What a write did for one is not there to be done for the next.
    const answer = await call(role, isRead ? first : await inputFor(own))
    found.own[role] = metBy(answer, row, role)
    if (!closed.includes(role)) continue
    for (const one of givenAway(answer.body, foreign)) found.given.push(`${role}: ${String(one)}`)
    const isFile = endpoint.answers === 'file' && answer.status < 300
    if (isFile && (await isStrange(answer.raw))) found.given.push(`${role}: a file`)
  }
  if (row.of === 'caller') return found

  const foreignInput = await inputFor(other)
  for (const role of closed) {
    const { status } = await call(role, foreignInput)
    if (status !== 403 && status !== 404) found.letInElsewhere.push(`${role} ${status}`)
  }
  return found
}

type Told = { status: number; body: { code?: string } }

const isSentAway = ({ status, body }: Told) => status === 401 && body.code === 'auth.required'

/** A role without a right hears that it may not, or that there is no such thing: a fault of the form would prove nothing. */
const isTurnedAway = ({ status }: Told) => status === 403 || status === 404

/** Past the policy: done, or refused by what the row says comes after it. A form with faults never came that far. */
function metBy(answer: Told, { then, refused }: Expectation, role: Role): string {
  const { status, body } = answer
  if (status < 300 || (then !== undefined && body.code === then)) return 'let in'
  return refused?.includes(role) && isTurnedAway(answer) ? 'refused' : `${status} ${body.code ?? ''}`
}
