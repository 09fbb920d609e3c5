import { get, post, RawBody } from '@qalam/contract/kernel/endpoint.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { guest } from '../actor.ts'
import { makeCache } from '../cache.ts'
import { now, type School, test } from '../testing/school.ts'
import { mayBringTo } from './bring.ts'
import { mount, type Services } from './mount.ts'
import type { Route } from './routes.ts'
import { makeServer } from './server.ts'
import { noFiles } from './uploads.ts'

const shape = { about: 'Planted.', response: z.object({}) }
const files = { most: 1, bytes: 1_000, kinds: 'documents' } as const

/** An endpoint of each kind that `mount` treats in its own way, open to the given roles. */
const kinds = {
  read: (path: string, named: readonly Role[]) => get(path, { ...shape, roles: named }),
  'read of a file': (path: string, named: readonly Role[]) => get(path, { ...shape, roles: named, answers: 'file' }),
  'read that is paid for': (path: string, named: readonly Role[]) =>
    get(path, { ...shape, roles: named, subscribed: true }),
  write: (path: string, named: readonly Role[]) =>
    post(path, { ...shape, roles: named, body: z.object({ a: z.int() }) }),
  'write that is limited': (path: string, named: readonly Role[]) =>
    post(path, { ...shape, roles: named, perMinute: 1 }),
  'write with transactions of its own': (path: string, named: readonly Role[]) =>
    post(path, { ...shape, roles: named, ownTransactions: true }),
  'write with files': (path: string, named: readonly Role[]) => post(path, { ...shape, roles: named, files }),
  'write of bytes as they come': (path: string, named: readonly Role[]) =>
    post(path, { ...shape, roles: named, raw: true, body: RawBody }),
} as const

type Kind = keyof typeof kinds

/** A server with an endpoint of each kind for each list of roles, and what was done for those who called. */
async function planted({ house }: School, lists: readonly (readonly [name: string, named: readonly Role[]])[]) {
  const done: string[] = []
  const does = (what: string) => async () => void done.push(what)
  const services: Services = {
    db: house.served,
    turns: (_, act) => (done.push('turn'), act()),
    cache: makeCache(),
    clock: () => now,
    identify: async ({ headers }) => {
      const role = roles.find((one) => one === headers.authorization)
      return role ? { ...guest, role } : null
    },
    gate: does('gate'),
    limit: { count: does('limit'), check: does('limit') },
    takeFiles: async () => (done.push('files'), noFiles),
    ordinary: () => void done.push('limit'),
    callsPerMinute: 1,
    publish: () => {},
    checkShare: 1,
    drifted: () => {},
    languageOfHost: () => 'kz',
    isSecure: false,
  }
  const app = await makeServer({
    logLevel: 'silent',
    trustProxy: false,
    content: { origin: undefined, frames: [] },
    languageOfHost: () => 'kz',
    clock: () => now,
  })
  const handle: Route['handle'] = async () => (done.push('handler'), {})
  const served = lists.flatMap(([name, named]) =>
    Object.entries(kinds).map(([kind, make]): Route => {
      const endpoint = make(addressOf(kind, name), named)
      return { endpoint, handle, ...(endpoint.files && { admit: does('policy') }) }
    }),
  )
  for (const route of served) mount(app, route, services)
  const mayBring = mayBringTo(served, services)
  app.post('/bring', async (request) => mayBring(request, `POST ${String(request.headers['x-target'])}`))

  const call = async (kind: Kind, name: string, role: Role) => {
    done.length = 0
    house.counted()
    const endpoint = kinds[kind]('', [])
    const answer = await app.inject({
      method: endpoint.method,
      url: addressOf(kind, name),
      headers: { authorization: role, ...(endpoint.files && { 'content-type': 'multipart/form-data; boundary=x' }) },
      ...(endpoint.method === 'POST' && { payload: endpoint.files ? '--x--\r\n' : { a: 1 } }),
    })
    return { status: answer.statusCode, code: codeOf(answer.body), done: [...done, ...house.counted()] }
  }
  const bring = async (name: string, role: Role) => {
    done.length = 0
    house.counted()
    const headers = { authorization: role, 'x-target': addressOf('write with files', name) }
    const answer = await app.inject({ method: 'POST', url: '/bring', headers })
    return { status: answer.statusCode, code: codeOf(answer.body), done: [...done, ...house.counted()] }
  }
  return { call, bring }
}

const addressOf = (kind: string, name: string) => `/api/v1/bs/${kind.replaceAll(' ', '-')}/${name}`
const codeOf = (body: string): unknown => {
  const parsed: { code?: unknown } = body.startsWith('{') ? JSON.parse(body) : {}
  return parsed.code
}
const kindsOf = Object.keys(kinds) as Kind[]
const refused = { status: 403, code: 'access.denied', done: [] }

test('a role that the contract does not name is refused before anything of an endpoint runs', async ({ school }) => {
  const allBut = roles.map((role) => [role, roles.filter((other) => other !== role)] as const)
  const { call, bring } = await planted(school, [...allBut, ['nobody', []]])
  for (const role of roles)
    for (const name of [role, 'nobody']) {
      for (const kind of kindsOf) expect(await call(kind, name, role), `${kind} as ${role}`).toEqual(refused)
      expect(await bring(name, role), `a file as ${role}`).toEqual(refused)
    }
})

test('a role that it names comes to the policy and the handler', async ({ school }) => {
  const { call, bring } = await planted(
    school,
    roles.map((role) => [role, [role]] as const),
  )
  for (const role of roles) {
    for (const kind of kindsOf) expect((await call(kind, role, role)).done, `${kind} as ${role}`).toContain('handler')
    expect((await call('write with files', role, role)).done).toEqual(expect.arrayContaining(['policy', 'files']))
    expect((await bring(role, role)).done).toContain('policy')
  }
})
