import { journal } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterOf } from '#platform/db/postmaster.ts'
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

/** Three processes on one embedded folder: two with sockets, one without. */
async function threeOnOneFolder() {
  const { path: DATA_DIR, remove } = dataFolder()
  onTestFinished(remove)
  const start = async (settings: Record<string, string> = {}) => {
    const server = await startServer({ DATA_DIR, ...settings })
    onTestFinished(() => server.end('SIGTERM'))
    return server
  }
  const [first, second] = [await start(), await start()]
  const deaf = await start({ ROLE: 'http,jobs' })
  const pool = new pg.Pool({ connectionString: postmasterOf(`${DATA_DIR}/postgres`)?.url ?? '', max: 2 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const made: ClassOfToday = await classOfToday(pool, 4, 3)
  return { first, second, deaf, pool, cells: made.cells, teacher: made.teacher }
}

test('processes on one embedded folder hear each other, and what one without sockets stored is heard as well', async () => {
  const { first, second, deaf, pool, cells, teacher } = await threeOnOneFolder()
  const token = await tokens.sign(teacher, new Date())
  const here = await hearing(first, token)
  const there = await hearing(second, token)
  const lessonOf = (index: number) => cells[index]?.scheduleUuid ?? ''

  await mark(first, token, cells[0]!)
  await expect.poll(() => here.heard.flat(), isHeardWithin).toContain(lessonOf(0))
  await expect.poll(() => there.heard.flat(), isHeardWithin).toContain(lessonOf(0))

  await mark(deaf, token, cells.at(-1)!)
  const last = cells.at(-1)?.scheduleUuid
  await expect.poll(() => here.heard.flat(), isHeardWithin).toContain(last)
  await expect.poll(() => there.heard.flat(), isHeardWithin).toContain(last)
  expect([here.heard.length, there.heard.length]).toEqual([2, 2])

  // A teacher who is dismissed is heard of nowhere any more.
  const closed = Promise.all([here, there].map(({ socket }) => new Promise((done) => socket.once('disconnect', done))))
  await pool.query('update app_user set archived_at = now() where id = $1', [teacher.userId])
  expect(await closed).toEqual(['io server disconnect', 'io server disconnect'])
}, 120_000)
