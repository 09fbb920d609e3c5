import { auth } from '@qalam/contract/auth/api.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import { messageStored } from '@qalam/contract/chat/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postmasterOf } from '#engine/postmaster.ts'
import { classOfToday } from '../../../testing/class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from '../../../testing/server-process.ts'

type Ear = { socket: Socket; heard: number[] }

/** A browser: the numbers of the messages that it is told of. */
async function ear({ address }: ServerProcess, token: string): Promise<Ear> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, reconnection: false })
  onTestFinished(() => void socket.close())
  const heard: number[] = []
  socket.on(messageStored.name, ({ seq }: DataOf<typeof messageStored>) => heard.push(seq))
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return { socket, heard }
}

async function call<Out>({ address }: ServerProcess, token: string, path: string, body: object, shape: z.ZodType<Out>) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return z.object({ data: shape }).parse(await response.json()).data
}

/** A message is heard within this time, whatever died in between. */
const soon = { timeout: 5_000, interval: 50 }

test('whoever takes part hears of a message though the process that took it died; whoever left, and a session that ended, hear nothing', async () => {
  const { path: DATA_DIR, remove } = dataFolder()
  onTestFinished(remove)
  const start = async (settings: Record<string, string> = {}) => {
    const server = await startServer({ DATA_DIR, ...settings })
    onTestFinished(() => (server.alive() ? server.end('SIGTERM') : undefined))
    return server
  }
  const stays = await start()
  const dies = await start({ ROLE: 'http' })
  const pool = new pg.Pool({ connectionString: postmasterOf(`${DATA_DIR}/postgres`)?.url ?? '', max: 2 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const { teacher, groupId, students } = await classOfToday(pool, 2, 1)
  await pool.query(`update app_user set role = 'zavuch' where id = $1`, [teacher.userId])
  const sign = (who: typeof teacher) => tokens.sign(who, new Date())
  const writer = await sign({ ...teacher, role: 'zavuch' })
  const [one, other] = await Promise.all(students.slice(0, 2).map(sign))
  if (!one || !other) throw new Error('The class has two students.')
  const [leaves, remains] = [await ear(stays, one), await ear(stays, other)]
  const { uuid } = await call(stays, writer, chat.beginClass.path, { groupId }, chat.beginClass.response)
  const write = (server: ServerProcess, text: string) =>
    call(
      server,
      writer,
      chat.send.path,
      { messages: [{ id: randomUUID(), conversationUuid: uuid, text }] },
      chat.send.response,
    )

  await write(dies, 'Ертең жиналыс')
  await dies.end('SIGKILL')
  for (const { heard } of [leaves, remains]) await expect.poll(() => heard, soon).toEqual([1])

  const stay = (until: string) =>
    pool.query(`update enrolment set until = ${until} where student_id = $1`, [students[0]?.userId])
  await stay('current_date')
  await write(stays, 'Сағат алтыда')
  await expect.poll(() => remains.heard, soon).toEqual([1, 2])
  await stay('null')
  await write(stays, 'Мәжіліс залында')
  await expect.poll(() => leaves.heard, soon).toEqual([1, 3])

  const closed = new Promise((resolve) => leaves.socket.once('disconnect', resolve))
  await fetch(`${stays.address}${auth.logout.path}`, { headers: { authorization: `Bearer ${one}` } })
  expect(await closed).toBe('io server disconnect')
  await write(stays, 'Кешікпеңіздер')
  await expect.poll(() => remains.heard, soon).toEqual([1, 2, 3, 4])
  expect(leaves.heard).toEqual([1, 3])
}, 120_000)
