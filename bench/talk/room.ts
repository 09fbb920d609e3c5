// node bench/talk/room.ts: a thousand sockets on two processes hear of a message; beside two bare socket.io servers, in turns.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { chat } from '../../contract/src/chat/api.ts'
import { messageStored } from '../../contract/src/chat/events.ts'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { addPeople } from '../../server/src/platform/testing/world/people.ts'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { startServer, tokens } from '../../server/src/testing/server-process.ts'
import { median } from '../rounds.ts'
import type { AllHeard, Wanted } from './ears.ts'

const many = 1_000
const rounds = 15
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const now = () => performance.timeOrigin + performance.now()
const load = loadavg()[0] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'qalam-bench-room-'))
chmodSync(folder, 0o755)
const embedded = await startEmbedded(join(folder, 'postgres'))
const children: ChildProcess[] = []

const said = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (what) => {
      child.off('exit', gone)
      resolve(what as Said)
    })
  })

async function listen(wanted: Wanted): Promise<ChildProcess> {
  const child = fork(here('ears.ts'))
  children.push(child)
  child.send(wanted)
  await said<AllHeard>(child)
  return child
}

/** Milliseconds from the act until the last socket has heard of it. */
async function lastOf(ears: ChildProcess, act: () => Promise<unknown>): Promise<number> {
  ears.send('listen')
  const all = said<AllHeard>(ears)
  const began = now()
  const [{ at }] = await Promise.all([all, act()])
  return at - began
}

try {
  const start = () => startServer({ DATABASE_URL: embedded.url, DATA_DIR: folder, CALLS_PER_MINUTE: '1000000' })
  const servers = [await start(), await start()]
  const pool = new pg.Pool({ connectionString: embedded.url, max: 2 })
  pool.on('error', () => {})
  const { teacher, schoolId } = await classOfToday(pool, 2, 1)
  await pool.query(`update app_user set role = 'zavuch' where id = $1`, [teacher.userId])
  const writer = await tokens.sign({ ...teacher, role: 'zavuch' }, new Date())
  const readers = await addPeople(
    pool,
    Array.from({ length: many }, () => ({ role: 'teacher' as const, schoolId })),
  )
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${writer}`, 'content-type': 'application/json' }
    const answer = await fetch(`${servers[0]?.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { data: { uuid: string } }
  }
  const { uuid } = (await post(chat.beginStaff.path, {})).data
  const ours = await listen({
    addresses: servers.map(({ address }) => address),
    tokens: await Promise.all(readers.map((who) => tokens.sign(who, new Date()))),
    name: messageStored.name,
  })
  const bare = await Promise.all(
    [1, 2].map(async () => {
      const child = fork(here('bare.ts'), [embedded.url])
      children.push(child)
      return `http://127.0.0.1:${await said<number>(child)}`
    }),
  )
  const theirs = await listen({ addresses: bare, tokens: readers.map(() => ''), name: 'told' })

  // Words that no check takes for a telephone number.
  const words = () => `Хабар ${randomUUID().replace(/\d/g, 'ж')}`
  const send = () => post(chat.send.path, { messages: [{ id: randomUUID(), conversationUuid: uuid, text: words() }] })
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds + 3; round++) {
    const floor = await lastOf(theirs, () => fetch(bare[0] ?? '', { method: 'POST' }))
    const own = await lastOf(ours, send)
    // The first ones warm up.
    if (round < 3) continue
    times.bare.push(floor)
    times.ours.push(own)
  }
  const [own, floor] = [median(times.ours), median(times.bare)]
  console.log(`${many} sockets on two processes, the last one: ${own.toFixed(1)} ms, bare ${floor.toFixed(1)} ms,`)
  console.log(
    `ratio ${(own / floor).toFixed(2)} (wanted ≤ 2); medians of ${rounds} in turns, load before ${load.toFixed(1)}`,
  )
  console.log(`ours ${times.ours.map(Math.round).join(' ')}; bare ${times.bare.map(Math.round).join(' ')}`)
  for (const child of children) child.kill()
  for (const server of servers) await server.end('SIGTERM')
  await pool.end()
} finally {
  for (const child of children) child.kill()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
