import { auth } from '@qalam/contract/auth/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { type DataOf, readAnew } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterOf } from '#engine/postmaster.ts'
import { type Cell, type ClassOfToday, classOfToday } from './class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from './server-process.ts'

const isHeardWithin = { timeout: 15_000, interval: 100 }

async function hearing({ address }: ServerProcess, token: string): Promise<{ socket: Socket; heard: string[][] }> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, reconnection: false })
  onTestFinished(() => void socket.close())
  const heard: string[][] = []
  socket.on(marksStored.name, ({ lessons }: DataOf<typeof marksStored>) => heard.push(lessons.map(({ uuid }) => uuid)))
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return { socket, heard }
}

async function mark({ address }: ServerProcess, token: string, cell: Cell): Promise<void> {
  const operations = [{ ...cell, operationId: randomUUID(), score: 7, baseVersion: 0, sign: null }]
  const { status } = await fetch(`${address}${journal.storeDay.path}`, {
    method: journal.storeDay.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operations }),
  })
  expect(status).toBe(200)
}

/** Starts processes on one embedded folder, and knows a class there. */
async function folderWithClass() {
  const { path: DATA_DIR, remove } = dataFolder()
  onTestFinished(remove)
  const start = async (settings: Record<string, string> = {}) => {
    const server = await startServer({ DATA_DIR, ...settings })
    onTestFinished(() => server.end('SIGTERM'))
    return server
  }
  const first = await start({ ROLE: 'http,jobs' })
  const pool = new pg.Pool({ connectionString: postmasterOf(`${DATA_DIR}/postgres`)?.url ?? '', max: 2 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const { cells, teacher, schoolId }: ClassOfToday = await classOfToday(pool, 4, 3)
  return { first, start, pool, cells, teacher, schoolId }
}

test('what a process without sockets stored is heard in every process that has them, once', async () => {
  const { first: deaf, start, pool, cells, teacher, schoolId } = await folderWithClass()
  const sockets = [await start({ ROLE: 'realtime' }), await start()]
  const token = await tokens.sign(teacher, new Date())
  const browsers = await Promise.all(sockets.map((server) => hearing(server, token)))
  const [first, last] = [cells[0]!, cells.at(-1)!]

  await mark(deaf, token, first)
  for (const { heard } of browsers) await expect.poll(() => heard.flat(), isHeardWithin).toContain(first.scheduleUuid)
  await mark(sockets[1]!, token, last)
  for (const { heard } of browsers) await expect.poll(() => heard.flat(), isHeardWithin).toContain(last.scheduleUuid)
  expect(browsers.map(({ heard }) => heard.length)).toEqual([2, 2])

  // A command of the office is a process as well, and gone when it is heard.
  const readAgain = Promise.all(browsers.map(({ socket }) => new Promise((done) => socket.once(readAnew, done))))
  await pool.query(
    `insert into outbox (event_id, name, school_id, data, at)
     values (gen_random_uuid(), 'school.imported', $1, jsonb_build_object('schoolId', $1::int), now())`,
    [schoolId],
  )
  await readAgain

  // A teacher who is dismissed is heard of nowhere any more.
  const closed = Promise.all(browsers.map(({ socket }) => new Promise((done) => socket.once('disconnect', done))))
  await pool.query('update app_user set archived_at = now() where id = $1', [teacher.userId])
  expect(await closed).toEqual(['io server disconnect', 'io server disconnect'])
}, 120_000)

test('a listener acts on what a process left behind that was killed', async () => {
  const { first, start, pool, teacher } = await folderWithClass()
  const http = await start({ ROLE: 'http' })
  await first.end('SIGKILL')
  const token = await tokens.sign(teacher, new Date())
  await pool.query(
    `insert into refresh_token (hash, session_id, issued_at, expires_at) values ('\\x00', $1, now(), now() + interval '1 day')`,
    [teacher.sessionId],
  )
  const hashes = async () => (await pool.query('select hash from refresh_token')).rows.length
  const headers = { authorization: `Bearer ${token}` }
  const { status } = await fetch(`${http.address}${auth.logout.path}`, { method: auth.logout.method, headers })
  expect([status, await hashes()]).toEqual([200, 1])
  await http.end('SIGKILL')

  await start({ ROLE: 'jobs' })
  await expect.poll(hashes, isHeardWithin).toBe(0)
}, 120_000)

test('each process does what its role says and answers nothing else', async () => {
  const { start, teacher } = await folderWithClass()
  const [http, realtime, jobs] = [
    await start({ ROLE: 'http' }),
    await start({ ROLE: 'realtime' }),
    await start({ ROLE: 'jobs' }),
  ]
  const token = await tokens.sign(teacher, new Date())
  const asked = async ({ address }: ServerProcess, path: string) =>
    (await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })).status
  const opens = (server: ServerProcess) =>
    hearing(server, token).then(
      () => true,
      () => false,
    )
  for (const server of [http, realtime, jobs]) {
    expect([await asked(server, '/health'), await asked(server, '/ready')]).toEqual([200, 200])
    expect(await asked(server, '/api/v9/os/nothing')).toBe(404)
  }
  expect(await asked(http, auth.userInfo.path)).toBe(200)
  for (const path of [auth.userInfo.path, '/', '/docs', '/journal'])
    expect([path, await asked(realtime, path), await asked(jobs, path)]).toEqual([path, 404, 404])
  expect([await opens(http), await opens(realtime), await opens(jobs)]).toEqual([false, true, false])
}, 120_000)
