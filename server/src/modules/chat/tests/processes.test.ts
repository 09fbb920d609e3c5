import { chat } from '@qalam/contract/chat/api.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postmasterOf } from '#engine/postmaster.ts'
import { classOfToday } from '../../../testing/class-of-today.ts'
import { dataFolder, type ServerProcess, startServer, tokens } from '../../../testing/server-process.ts'

const Answered = z.object({ data: chat.send.response })

/** Sends one message to the servers in turn until one of them answers for it, as the queue of a device does. */
async function sendSurely(servers: readonly ServerProcess[], token: string, message: object): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const server = servers[attempt % servers.length]
    try {
      const response = await fetch(`${server?.address}${chat.send.path}`, {
        method: chat.send.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [message] }),
      })
      const body = Answered.safeParse(await response.json())
      const seq = body.data?.data.results[0]?.seq
      if (response.ok && seq !== undefined) return seq
    } catch {
      // The server is gone: the next one is asked.
    }
  }
  throw new Error('Nobody took the message.')
}

test('a server is killed while people write: each message that was answered stands once, without a hole', async () => {
  const { path: DATA_DIR, remove } = dataFolder()
  onTestFinished(remove)
  const start = async (settings: Record<string, string>) => {
    const server = await startServer({ DATA_DIR, CALLS_PER_MINUTE: '100000', ...settings })
    onTestFinished(() => (server.alive() ? server.end('SIGTERM') : undefined))
    return server
  }
  const stays = await start({ ROLE: 'http,jobs' })
  const dies = await start({ ROLE: 'http' })
  const pool = new pg.Pool({ connectionString: postmasterOf(`${DATA_DIR}/postgres`)?.url ?? '', max: 2 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const { teacher, schoolId } = await classOfToday(pool, 2, 1)
  const token = await tokens.sign({ ...teacher, role: 'zavuch' }, new Date())
  const uuid = randomUUID()
  await pool.query(
    `insert into conversation (school_id, uuid, kind, last_at, created_by, created_at)
     values ($1, $2, 'announcement', now(), $3, now())`,
    [schoolId, uuid, teacher.userId],
  )
  await pool.query(`update app_user set role = 'zavuch' where id = $1`, [teacher.userId])

  const ids = Array.from({ length: 30 }, () => randomUUID())
  const writing = ids.map((id, n) =>
    sendSurely(n % 2 ? [stays, dies] : [dies, stays], token, { id, conversationUuid: uuid, text: `Хабар ${n}` }),
  )
  await Promise.race(writing)
  await dies.end('SIGKILL')
  const answered = await Promise.all(writing)

  const { rows } = await pool.query<{ seq: number; id: string }>(
    'select seq, id from message where school_id = $1 and conversation_uuid = $2 order by seq',
    [schoolId, uuid],
  )
  expect(rows.map(({ seq }) => seq)).toEqual(ids.map((_, n) => n + 1))
  const stored = new Map(rows.map(({ seq, id }) => [id, seq]))
  expect(ids.map((id) => stored.get(id))).toEqual(answered)
}, 120_000)
