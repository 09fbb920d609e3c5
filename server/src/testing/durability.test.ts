import { journal } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postmasterOf } from '#engine/postmaster.ts'
import { withDatabase } from '#platform/testing/engine.ts'
import { type Cell, type ClassOfToday, classOfToday } from './class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from './server-process.ts'

type Operation = Cell & { operationId: string; score: number }

const operationsOf = ({ cells }: ClassOfToday): Operation[] =>
  cells.map((cell, index) => ({ ...cell, operationId: randomUUID(), score: 1 + (index % 10) }))

const Stored = z.object({ data: journal.storeDay.response })

/** Writes one mark; whether the server said that it is stored. */
async function write(address: string, token: string, operation: Operation): Promise<boolean> {
  const answer = await fetch(`${address}${journal.storeDay.path}`, {
    method: journal.storeDay.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operations: [{ ...operation, baseVersion: 0, sign: null }] }),
  }).catch(() => null)
  if (!answer || answer.status !== 200) return false
  const { data } = Stored.parse(await answer.json())
  return data.results.every(({ outcome }) => outcome === 'stored' || outcome === 'repeated')
}

/** Writes all, eight in flight; `after` hears how many are stored so far. What the server acknowledged is returned. */
async function writeAll(
  address: string,
  token: string,
  operations: readonly Operation[],
  after: (stored: number) => void = () => {},
): Promise<Operation[]> {
  const [waiting, stored]: [Operation[], Operation[]] = [[...operations], []]
  const writer = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await write(address, token, next))) continue
      stored.push(next)
      after(stored.length)
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  return stored
}

const isReady = ({ address }: ServerProcess): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

const poolOf = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  return pool
}

const embeddedUrl = (folder: string) => postmasterOf(`${folder}/postgres`)?.url ?? ''

/** A moment somewhere in the middle, another one in every run. */
const someMoment = () => 20 + Math.floor(Math.random() * 150)

async function expectKept(pool: pg.Pool, acknowledged: Operation[], moment: number): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.operation_id as id from mark_event e
     join mark m on m.school_id = e.school_id and m.lesson_uuid = e.lesson_uuid and m.student_id = e.student_id and m.score = e.score`,
  )
  const kept = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter(({ operationId }) => !kept.has(operationId))
  expect(lost, `killed after ${moment} marks`).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(moment)
}

/** All of them once more with the same ids: what was stored is repeated, the rest is stored now, and nothing twice. */
async function expectExactlyOnce(pool: pg.Pool, server: ServerProcess, token: string, operations: Operation[]) {
  expect(await writeAll(server.address, token, operations)).toHaveLength(200)
  const { rows } = await pool.query(
    `select (select count(*)::int from mark) as marks, (select max(version)::int from mark) as version,
      (select count(*)::int from mark_event) as events`,
  )
  expect(rows[0]).toEqual({ marks: 200, version: 1, events: 200 })
}

/** 200 marks, a `kill -9` of the server among them, and the same database after the restart. */
async function killAmongMarks(start: () => Promise<ServerProcess>, urlNow: () => string): Promise<void> {
  const first = await start()
  const pool = poolOf(urlNow())
  const group = await classOfToday(pool)
  const token = await tokens.sign(group.teacher, new Date())
  const [operations, moment] = [operationsOf(group), someMoment()]

  let killed: Promise<void> | undefined
  const acknowledged = await writeAll(first.address, token, operations, (stored) => {
    if (stored >= moment) killed ??= first.end('SIGKILL')
  })
  await killed
  expect(acknowledged.length).toBeLessThan(200)

  const second = await start()
  onTestFinished(() => second.end('SIGTERM'))
  await expectKept(pool, acknowledged, moment)
  await expectExactlyOnce(pool, second, token, operations)
}

test('every mark that was acknowledged is there after kill -9 of the server, on its own database', async () => {
  const folder = dataFolder()
  onTestFinished(folder.remove)
  await killAmongMarks(
    () => startServer({ DATA_DIR: folder.path }),
    () => embeddedUrl(folder.path),
  )
}, 180_000)

test('every mark that was acknowledged is there after kill -9 of the server, on a PostgreSQL by address', async () => {
  const folder = dataFolder()
  onTestFinished(folder.remove)
  const url = await ownDatabase()
  await killAmongMarks(
    () => startServer({ DATA_DIR: folder.path, DATABASE_URL: url }),
    () => url,
  )
}, 180_000)

/** A database of the test's own on the PostgreSQL of this run: the one of DATABASE_URL where that is set. */
async function ownDatabase(): Promise<string> {
  const server = inject('databaseServer')
  const name = `qalam_durable_${process.pid}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  })
  return withDatabase(server, name)
}

test('a killed embedded PostgreSQL is started again under the same server, with every acknowledged mark', async () => {
  const folder = dataFolder()
  onTestFinished(folder.remove)
  const server = await startServer({ DATA_DIR: folder.path })
  onTestFinished(() => server.end('SIGTERM'))
  const pool = poolOf(embeddedUrl(folder.path))
  const group = await classOfToday(pool)
  const token = await tokens.sign(group.teacher, new Date())
  const [operations, moment] = [operationsOf(group), someMoment()]

  let killed = false
  const acknowledged = await writeAll(server.address, token, operations, (stored) => {
    if (killed || stored < moment) return
    killed = true
    process.kill(postmasterOf(`${folder.path}/postgres`)?.pid ?? 0, 'SIGKILL')
  })
  await expect.poll(() => isReady(server), { timeout: 60_000, message: server.said() }).toBe(true)

  expect(server.alive()).toBe(true)
  await expectKept(pool, acknowledged, moment)
  await expectExactlyOnce(pool, server, token, operations)
}, 180_000)
