import { marksStored } from '@qalam/contract/journal/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { type ClassOfToday, classOfToday } from './class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from './server-process.ts'
import { type Throwaway, throwaway } from './throwaway.ts'

type Answer = { status: number; language: Language; retryAfter: string | null; code: string; message: string }
type Batch = { id: string; lesson: string; body: string }

const languages = ['kz', 'ru', 'en'] as const
const words = {
  kz: 'Деректер базасы уақытша қолжетімсіз, қайталап көріңіз',
  ru: 'База данных временно недоступна, повторите попытку',
  en: 'The database is unavailable for a moment, please try again',
}

/** One lesson of the class as one call: 25 marks that are stored together or not at all. */
function batchesOf({ cells }: ClassOfToday): Batch[] {
  const lessons = [...new Set(cells.map(({ scheduleUuid }) => scheduleUuid))]
  return lessons.map((lesson) => {
    const operations = cells
      .filter(({ scheduleUuid }) => scheduleUuid === lesson)
      .map((cell) => ({ ...cell, operationId: randomUUID(), baseVersion: 0, score: 9, sign: null }))
    return { id: randomUUID(), lesson, body: JSON.stringify({ operations }) }
  })
}

function callsTo({ address }: ServerProcess, token: string) {
  const call = async (path: string, language: Language, more: RequestInit = {}): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-localization': language,
      ...(more.body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(`${address}${path}`, { ...more, headers })
    const { code = '', message = '' }: { code?: string; message?: string } = JSON.parse(await answer.text())
    return { status: answer.status, language, retryAfter: answer.headers.get('retry-after'), code, message }
  }
  return {
    read: (language: Language) => call(schedule.week.path, language),
    store: ({ body }: Batch, language: Language) => call(journal.storeDay.path, language, { method: 'POST', body }),
    ready: () => fetch(`${address}/ready`).then(({ status }) => status),
    healthy: () => fetch(`${address}/health`).then(({ status }) => status),
  }
}

/** A server on a PostgreSQL that can be taken away, a class in it and its teacher's calls. */
async function schoolThatMayLose(): Promise<{
  database: Throwaway
  server: ServerProcess
  group: ClassOfToday
  token: string
  query: (text: string) => Promise<Record<string, unknown>[]>
}> {
  const database = await throwaway()
  onTestFinished(database.remove)
  const folder = dataFolder()
  onTestFinished(folder.remove)
  // The readers ask without a pause, thousands of times a minute: the limit is another test's.
  const server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, CALLS_PER_MINUTE: '100000' })
  onTestFinished(() => server.end('SIGTERM'))
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  onTestFinished(() => pool.end())
  const group = await classOfToday(pool)
  const token = await tokens.sign(group.teacher, new Date())
  return { database, server, group, token, query: async (text) => (await pool.query(text)).rows }
}

test('while the database is away everybody is told so in their language, and then the same process goes on', async () => {
  const { database, server, group, token, query } = await schoolThatMayLose()
  const calls = callsTo(server, token)
  const batches = batchesOf(group)
  const [answers, stored]: [Answer[], string[]] = [[], []]

  let over = false
  const reader = async (language: Language) => {
    while (!over) answers.push(await calls.read(language))
  }
  const writer = async () => {
    for (let turn = 0; !over; turn++) {
      const batch = batches[turn % batches.length]!
      const answer = await calls.store(batch, languages[turn % 3]!)
      answers.push(answer)
      if (answer.status === 200) stored.push(batch.lesson)
    }
  }
  const busy = [...languages.map(reader), writer(), writer()]
  await expect.poll(() => stored.length, { timeout: 20_000 }).toBeGreaterThan(2)

  await database.down()
  const told = () => new Set(answers.filter(({ status }) => status === 503).map(({ language }) => language)).size
  await expect.poll(told, { timeout: 20_000 }).toBe(languages.length)
  expect([await calls.ready(), await calls.healthy()]).toEqual([503, 200])
  over = true
  await Promise.all(busy)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const away = answers.filter(({ status }) => status === 503)
  expect(new Set(away.map(({ language }) => language))).toEqual(new Set(languages))
  for (const { code, retryAfter, language, message } of away)
    expect({ code, retryAfter, message }).toEqual({ code: 'database-away', retryAfter: '2', message: words[language] })

  await database.up()
  await expect.poll(() => calls.read('kz').then(({ status }) => status), { timeout: 20_000, interval: 50 }).toBe(200)
  expect(server.alive()).toBe(true)

  const whole = await query('select lesson_uuid as lesson, count(*)::int as marks from mark group by lesson_uuid')
  expect(new Set(whole.map(({ marks }) => marks))).toEqual(new Set([25]))
  expect(whole.map(({ lesson }) => lesson)).toEqual(expect.arrayContaining([...new Set(stored)]))

  for (const batch of batches) expect((await calls.store(batch, 'kz')).status).toBe(200)
  const kept = await query('select count(*)::int as marks, max(version)::int as version from mark')
  expect(kept).toEqual([{ marks: 200, version: 1 }])
}, 180_000)

test('a browser hears of a mark that is stored after the database came back', async () => {
  const { database, server, group, token } = await schoolThatMayLose()
  const calls = callsTo(server, token)
  const socket = io(server.address, { transports: ['websocket'], auth: { token } })
  onTestFinished(() => void socket.close())
  const heard: unknown[] = []
  socket.on(marksStored.name, ({ lessons }: DataOf<typeof marksStored>) =>
    heard.push(...lessons.map(({ uuid }) => uuid)),
  )
  await expect.poll(() => socket.connected, { timeout: 10_000 }).toBe(true)

  await database.down()
  await expect.poll(() => calls.ready(), { timeout: 10_000 }).toBe(503)
  await database.up()
  await expect.poll(() => calls.ready(), { timeout: 10_000 }).toBe(200)

  const [batch] = batchesOf(group)
  expect((await calls.store(batch!, 'kz')).status).toBe(200)
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(batch?.lesson)
}, 180_000)
