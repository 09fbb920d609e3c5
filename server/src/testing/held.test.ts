import { journal } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterOf } from '#engine/postmaster.ts'
import { type Cell, type ClassOfToday, classOfToday } from './class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from './server-process.ts'

type Mark = { status: number; code: string }

/** A server on a database of its own, and a hand on that database. */
async function served(): Promise<{ server: ServerProcess; pool: pg.Pool; postmaster: number }> {
  const { path, remove } = dataFolder()
  onTestFinished(remove)
  const server = await startServer({ DATA_DIR: path })
  onTestFinished(() => server.end('SIGKILL'))
  const { pid, url } = postmasterOf(`${path}/postgres`) ?? { pid: 0, url: '' }
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  onTestFinished(() => pool.end())
  return { server, pool, postmaster: pid }
}

const tokenOf = ({ teacher }: ClassOfToday) => tokens.sign(teacher, new Date())

async function mark(
  server: ServerProcess,
  token: string,
  cell: Cell,
  score: number,
  baseVersion = 0,
  operationId = randomUUID(),
): Promise<Mark> {
  const operations = [{ ...cell, operationId, score, sign: null, baseVersion }]
  const answer = await fetch(`${server.address}${journal.storeDay.path}`, {
    method: journal.storeDay.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operations }),
  })
  const { code = '' }: { code?: string } = JSON.parse(await answer.text())
  return { status: answer.status, code }
}

test('a lock held in one school never stalls the marks of another, however many wait for it', async () => {
  const { server, pool } = await served()
  const [here, there] = [await classOfToday(pool), await classOfToday(pool)]
  const [mine, theirs] = [await tokenOf(here), await tokenOf(there)]
  const held = here.cells.slice(0, 8)
  for (const cell of held) expect(await mark(server, mine, cell, 5)).toMatchObject({ status: 200 })

  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from mark where lesson_uuid = any($1::uuid[]) for update', [
    held.map(({ scheduleUuid }) => scheduleUuid),
  ])
  // More than there are connections, and all of them are there before the other school comes.
  let answered = 0
  const waiting = [...held, ...held, ...held].map((cell) =>
    mark(server, mine, cell, 6, 1).finally(() => void answered++),
  )
  await expect.poll(() => waitingForLocks(pool)).toBeGreaterThan(0)
  const others = there.cells.slice(0, 8).map((cell) => mark(server, theirs, cell, 7))
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(answered).toBe(0)
  expect(new Set((await Promise.all(waiting)).map(({ code }) => code))).toEqual(new Set(['database-away']))

  await holder.query('rollback')
  holder.release()
  for (const cell of held) expect(await mark(server, mine, cell, 6, 1)).toMatchObject({ status: 200 })
}, 120_000)

async function waitingForLocks(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
  return rowCount ?? 0
}

test('a database that hangs is told as away, whatever is asked of it, and the same server goes on with it', async () => {
  const { server, pool, postmaster } = await served()
  const group = await classOfToday(pool)
  const token = await tokenOf(group)
  const [first, second] = group.cells
  expect(await mark(server, token, first!, 5)).toMatchObject({ status: 200 })

  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const all = [postmaster, ...rows.map(({ pid }) => pid)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  // Whether a hung server stores it in the end nobody knows: it is sent again as what it was.
  const id = randomUUID()
  const again = () => mark(server, token, second!, 5, 0, id)
  const ready = () => fetch(`${server.address}/ready`).then(({ status }) => status)
  try {
    await expect.poll(ready, { timeout: 20_000 }).toBe(503)
    expect(await again()).toEqual({ status: 503, code: 'database-away' })
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  await expect.poll(() => again().then(({ status }) => status), { timeout: 30_000, interval: 500 }).toBe(200)
}, 120_000)
