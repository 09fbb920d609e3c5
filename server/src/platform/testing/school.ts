import type { Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { test as plain, inject } from 'vitest'
import { type App, makeApp } from '../../app.ts'
import { readConfig } from '../config.ts'
import { kyselyOver } from '../db/db.ts'
import { type FileStore, onDisk } from '../files/store.ts'
import { limiterInDatabase } from '../http/limits.ts'
import { tokensWith } from '../http/token.ts'
import type { StoredEvent } from '../events/outbox.ts'
import { withDatabase } from './engine.ts'
import { type Headers, speak, type Spoken } from './speak.ts'
import { watchStatements } from './tenancy/watch.ts'
import { rememberFailed } from './troubles.ts'
import { buildWorld, now, type World } from './world/build.ts'
import { addPerson, type Person } from './world/people.ts'

export { now } from './world/build.ts'

export const secret = 'a secret that only tests know, long enough'
export const tokens = tokensWith(secret)

export type House = {
  app: App
  pool: pg.Pool
  db: ReturnType<typeof kyselyOver>
  /** The handle of the product: at the end its statements must all have named the school of what they reached. */
  served: ReturnType<typeof kyselyOver>
  url: string
  files: FileStore
  /** Events published since the house was opened. */
  facts: StoredEvent[]
  /** SQL statements since the last `counted()`; of a named one its name comes first. */
  counted: () => string[]
  setClock: (instant: Date) => void
  close: () => Promise<void>
}

/** A server on a database of its own, copied from the migrated template; `settings` are of its environment. */
export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const name = `qalam_${process.pid}_${randomUUID().slice(0, 8)}`
  const [server, template] = [inject('databaseServer'), inject('databaseTemplate')]
  await onServer(server, `create database ${name} template ${template}`)
  const url = withDatabase(server, name)
  const pool = new pg.Pool({ connectionString: url, max: 10, pipeline: true })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  let statements: string[] = []
  let clock = now
  const count = (text: string, name?: string) => statements.push(name ? `${name}: ${text}` : text)
  const db = kyselyOver(pool, count, rememberFailed)
  const watch = await watchStatements()
  const listen = (text: string, name?: string) => {
    count(text, name)
    watch.heard(text)
  }
  const served = kyselyOver(pool, listen, rememberFailed)
  const facts: StoredEvent[] = []
  const files = onDisk(`${tmpdir()}/${name}`)
  const app: App = await makeApp({
    pool,
    db: served,
    config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', USTAZ_URL: 'https://ustaz.example', ...settings }),
    secret,
    clock: () => clock,
    files,
    limit: limiterInDatabase(served),
    publish: (told) => {
      facts.push(...told)
      told.forEach(app.hear)
    },
    checkShare: 1,
    drifted: (endpoint, where) => {
      throw new Error(`${endpoint} answers what it does not describe: ${where}`)
    },
    stopping: () => false,
    web: null,
  })
  const close = async () => {
    await app.http.close()
    await pool.end()
    await onServer(server, `drop database if exists ${name} with (force)`)
    watch.refuse()
  }
  const counted = () => statements.splice(0)
  return { app, pool, db, served, url, files, facts, counted, setClock: (instant) => void (clock = instant), close }
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // Copying a template fails while another copy is being made from it.
  for (let attempt = 0; ; attempt++) {
    try {
      await client.query(sql)
      break
    } catch (error) {
      if (attempt > 40 || (error as { code?: string }).code !== '55006') throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await client.end()
}

type Speaker = <E extends Endpoint>(endpoint: E, input?: Call<E>, headers?: Headers) => Promise<Spoken<E>>

/** A school of a test's own, and the ways to speak to the server as its people. */
export type School = World & {
  house: House
  db: House['db']
  as: (who: Role | Person) => Speaker
  /** Without a session. */
  asNobody: Speaker
  upload: <E extends Endpoint>(
    who: Role | Person,
    endpoint: E,
    input: Call<E>,
    files: { name: string; mime: string; bytes: Buffer }[],
    headers?: Headers,
  ) => Promise<Spoken<E>>
  tokenOf: (who: Role | Person) => Promise<string>
  newcomer: (role: Role, extra?: Parameters<typeof addPerson>[2]) => Promise<Person>
}

/** A school of its own in a house. */
export async function schoolIn(house: House): Promise<School> {
  const world = await buildWorld(house.pool)
  const personOf = (who: Role | Person) => (typeof who === 'string' ? world.people[who] : who)
  // Signed by today's clock of the machine, so that a test that moves the school's clock stays signed in.
  const tokenOf = (who: Role | Person) => tokens.sign(personOf(who), new Date('2090-01-01'))
  const http = house.app.http
  return {
    ...world,
    house,
    db: house.db,
    tokenOf,
    as: (who) => async (endpoint, input, headers) =>
      speak(http, endpoint, (input ?? {}) as Call<typeof endpoint>, { token: await tokenOf(who), ...headers }),
    asNobody: (endpoint, input, headers) => speak(http, endpoint, (input ?? {}) as Call<typeof endpoint>, headers),
    upload: async (who, endpoint, input, files, headers) =>
      speak(
        http,
        endpoint,
        input,
        { token: await tokenOf(who), ...headers },
        files.map((file) => ({ field: 'file', ...file })),
      ),
    newcomer: (role, extra) => addPerson(house.pool, role, { schoolId: world.id, ...extra }),
  }
}

/** `test('…', async ({ school, otherSchool }) => …)`: one server a file, a school of its own for each test. */
export const test = plain.extend<{ house: House; school: School; otherSchool: School }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'file' },
  ],
  school: async ({ house }, use) => {
    house.setClock(now)
    house.counted()
    await use(await schoolIn(house))
  },
  otherSchool: async ({ house }, use) => use(await schoolIn(house)),
})
