import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { freshIin } from '#platform/testing/world/people.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { takeTroubles } from '#platform/testing/troubles.ts'
import { jsonOf, type Known, likely, nasty, randomJson, spoiled } from './arbitrary.ts'
import { contract } from '../contract.ts'
import { headers, oversize, type Sent, wrongBodies } from './garbage.ts'

/** How many requests an endpoint is sent; `npm run fuzz` sends more. */
const most = Number(process.env.FUZZ_REQUESTS ?? 40)
const together = 8
/** Other inputs every day, the same all day long; those of another day with FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? localDay(new Date()).replaceAll('-', ''))

type Request = { method: Endpoint['method']; url: string; headers: Record<string, string>; payload?: string | Buffer }
type Input = { params: unknown; query: unknown; body: unknown; headers: Record<string, string> }
/** What went wrong, how often, and the first request that it went wrong with. */
type Found = Map<string, { times: number; request: string }>

/** What the two schools hold, the own one first; by the field it belongs in where the name of the field tells. */
function knownIn(own: School, other: School): Known {
  const of = <Value>(read: (school: School) => Value[]) => [...read(own), ...read(own), ...read(other)]
  const users = of(({ people, students }) => [...Object.values(people), ...students].map(({ userId }) => userId))
  const [groups, subjects] = [of(({ group }) => [group.id]), of((school) => Object.values(school.subjects))]
  const cabinets = of((school) => school.cabinets.map(({ id }) => id))
  const lessons = of((school) => Object.values(school.lessons))
  const plans = of((school) => Object.values(school.plans))
  const [subgroups, schools] = [of(({ halves }) => Object.values(halves)), of(({ id }) => [id])]
  const [themes, schemes] = [plans.flatMap((plan) => plan.themes), of(({ scheme }) => [scheme])]
  const ids = [...users, ...groups, ...subjects, ...cabinets, ...subgroups, ...schools]
  return {
    uuids: [...lessons, ...plans.map(({ uuid }) => uuid), ...themes, ...schemes, own.people.teacher.sessionId],
    ids,
    fields: {
      userId: users,
      teacherId: users,
      groupId: groups,
      group_id: groups,
      subjectId: subjects,
      subject_id: subjects,
      subgroup: subgroups,
      subgroupId: subgroups,
      cabinetId: cabinets,
      cabinet_id: cabinets,
      schoolId: schools,
      scheduleUuid: lessons,
      calendar_plan_lesson_uuid: themes,
      quarter: [20_262],
      deviceAt: ['2026-11-18T04:10:00Z'],
      comment: ['', 'Жарайсың'],
      version: [1, 1, 2],
      baseVersion: [0, 0, 1],
      score: [5, 10, null],
      sign: [null, null, 'absent'],
      number: ['204', '101а', 1, 2],
      shift: [1],
      login: [own.people.teacher.login],
      password: [password, 'Kerek-emes2'],
      password_confirmation: ['Kerek-emes2'],
      old_password: [password],
      iin: [freshIin()],
      phone: ['+77010000000'],
      email: ['', 'a@qalam.kz'],
      surname: ['Сынақов'],
      firstname: ['Айдар'],
      search: ['Әлімғазы', 'Айдар', 'ң%_'],
    },
  }
}

/** Half is made from the endpoint's schemas, whole or with something broken, half is any JSON. */
function inputsFor(endpoint: Endpoint, known: Known, salt: number, count: number): Input[] {
  const parts = { params: likely(endpoint.params, known), query: likely(endpoint.query, known), headers }
  const sound = fc.record({ ...parts, body: likely(endpoint.body, known) })
  const broken = fc.record({
    ...parts,
    rest: spoiled(fc.record({ query: parts.query, body: likely(endpoint.body, known) })),
  })
  const wild = fc.record({
    params: fc.oneof(parts.params, fc.dictionary(fc.constantFrom(...Object.keys(shapeOf(endpoint)), 'x'), nasty)),
    query: fc.oneof(parts.query, randomJson(known)),
    body: randomJson(known),
    headers,
  })
  const halfRight = broken.map(({ rest, ...others }) => ({
    ...others,
    query: fieldOf(rest, 'query'),
    body: fieldOf(rest, 'body'),
  }))
  const likelyOnes = fc.oneof({ weight: 2, arbitrary: sound }, { weight: 1, arbitrary: halfRight })
  const options = { seed: seed + salt, numRuns: Math.ceil(count / 2) }
  return [...fc.sample(likelyOnes, options), ...fc.sample(wild, options)]
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const shapeOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name]))
const worded = (value: unknown) => (typeof value === 'string' ? value : jsonOf(value))
const encoded = (value: unknown) => encodeURIComponent(worded(value).toWellFormed())

function addressOf({ path }: Endpoint, { params, query }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(fieldOf(params, name) ?? '%'))
  if (typeof query !== 'object' || query === null) return `${filled}?${encoded(query ?? '')}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

function requestOf(endpoint: Endpoint, input: Input): Request {
  const writes = endpoint.method !== 'GET' && input.body !== undefined
  return {
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: {
      ...(writes && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(writes && { payload: jsonOf(input.body) }),
  }
}

/** What is wrong with an answer; null for a success or a refusal in the envelope. */
function fault(endpoint: Endpoint, { statusCode, headers: told, body }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return 'a trouble of the server'
  if (endpoint.answers === 'file' && statusCode === 200) return null
  if (endpoint.answers === 'bare' && !String(told['content-type']).startsWith('application/json')) return null
  if (!String(told['content-type']).startsWith('application/json')) return 'no JSON'
  const answer: Record<string, unknown> = JSON.parse(body)
  if (statusCode < 300) return 'data' in answer ? null : 'no data'
  const { error, errorType, code, message } = answer
  if (error !== true || errorType !== statusCode || typeof code !== 'string') return 'no refusal'
  return typeof message === 'string' && message !== '' && !message.startsWith('problem.') ? null : 'no words'
}

/** The same trouble at other addresses is one. */
const withoutAddress = (cause: string) => cause.replace(/^\S+ \S+ answered 500: /, '')

function note(found: Found, what: string, { method, url, payload }: Request): void {
  const before = found.get(what)
  const request = `${method} ${url.slice(0, 300)} ${payload?.toString().slice(0, 500) ?? ''}`
  found.set(what, { times: (before?.times ?? 0) + 1, request: before?.request ?? request })
}

const told = (found: Found): string =>
  [...found].map(([what, { times, request }]) => `${times} × ${what}\n   ${request}`).join('\n')

/** Sends everything, some at once, in turn as each of the people who may call; what was not sound is told. */
async function attack(school: School, endpoint: Endpoint, requests: Request[]): Promise<Found> {
  const { http } = school.house.app
  const people = await callers(school, endpoint)
  const found: Found = new Map()
  for (let start = 0; start < requests.length; start += together) {
    // A minute for each handful: limits of calls a minute would answer instead of the endpoint.
    if (endpoint.perMinute) school.house.setClock(new Date(now.getTime() + start * 60_000))
    const handful = requests.slice(start, start + together)
    const answers = await Promise.all(handful.map((request, index) => http.inject(people.as(request, start + index))))
    // Taken after each handful: what earlier ones stumbled over is long.
    const causes = new Map(takeTroubles().map(({ requestId, why }) => [requestId, why]))
    for (const [index, answer] of answers.entries()) {
      const why = fault(endpoint, answer)
      if (answer.statusCode === 401) await people.renew(start + index)
      if (!why) continue
      const cause = causes.get(String(answer.headers['x-request-id'])) ?? answer.body
      note(found, `${answer.statusCode} ${why}: ${withoutAddress(cause).slice(0, 700)}`, handful[index]!)
    }
  }
  school.house.setClock(now)
  return found
}

/** Those who may call take turns; a session that ended is replaced by a newcomer of the same role. */
async function callers(school: School, { roles: named }: Endpoint) {
  const list: readonly Role[] = named === 'anyone' ? roles : named === 'public' ? [] : named
  const tokens = await Promise.all(list.map((role) => school.tokenOf(role)))
  const as = (request: Request, turn: number): Request => {
    const token = tokens[turn % tokens.length]
    return { ...request, headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers } }
  }
  const renew = async (turn: number) => {
    const role = list[turn % list.length]
    if (role) tokens[turn % list.length] = await school.tokenOf(await school.newcomer(role, { passwordHash }))
  }
  return { as, renew }
}

/** People of a test school cannot sign in until they have a password. */
const password = 'Kerek-emes1'
const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 })
const givePasswords = ({ house }: School) => house.pool.query('update account set password_hash = $1', [passwordHash])

/** Bodies that fit no schema: all of them where there is room, else some that differ from day to day. */
function bodiesFor({ method }: Endpoint, salt: number): readonly Sent[] {
  if (method === 'GET') return []
  const all = [...wrongBodies, ...oversize]
  const count = Math.min(all.length, Math.floor(most / 5))
  const some = fc.shuffledSubarray(all, { minLength: count, maxLength: count })
  return fc.sample(some, { seed: seed + salt, numRuns: 1 })[0] ?? []
}

/** Names differ in more than their length, so that endpoints alike are sent other inputs. */
const saltOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0)

/** One of several parts of the contract as tests, one for each endpoint: any input is answered with a success or a refusal. */
export function describeFuzz(part: number, parts: number): void {
  const endpoints = Object.entries(contract).filter((_, place) => place % parts === part)
  for (const [name, endpoint] of endpoints)
    test(`${name} answers any input, and never with a trouble of its own`, async ({ school, otherSchool }) => {
      if (name.startsWith('auth.')) await givePasswords(school)
      const salt = saltOf(name)
      const bodies = bodiesFor(endpoint, salt)
      const inputs = inputsFor(endpoint, knownIn(school, otherSchool), salt, most - bodies.length)
      const requests: Request[] = [
        ...inputs.map((input) => requestOf(endpoint, input)),
        ...bodies.map(({ payload, type }) => ({
          method: endpoint.method,
          url: addressOf(endpoint, inputs[0]!),
          payload,
          headers: { ...(type !== undefined && { 'content-type': type }) },
        })),
      ]
      const found = await attack(school, endpoint, requests)
      expect(told(found), `FUZZ_SEED=${seed} FUZZ_REQUESTS=${most}`).toBe('')
      expect(requests.length).toBeGreaterThanOrEqual(most)
    })
}
