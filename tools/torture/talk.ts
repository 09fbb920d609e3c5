import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
import { z } from 'zod'
import { chat } from '../../contract/src/chat/api.ts'
import { addPerson } from '../../server/src/platform/testing/world/people.ts'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { type ServerProcess, tokens } from '../../server/src/testing/server-process.ts'
import { openGround } from './ground.ts'
import { figure } from './page.ts'

// npm run torture -- talk: people write to one talk through two servers, one of which is killed, while the database is cut
// once; writes docs/torture-talk.md.
//   --messages N    of all of them (2,000)

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: { messages: { type: 'string', default: '2000' } },
})
const people = 12
const each = Math.ceil(Number(asked.messages) / people)

const Sent = z.object({ data: chat.send.response })
const Read = z.object({ data: chat.messages.response })
type Client = { token: string; told: Map<string, number>; seen: Map<number, string>; tries: number }

const { pool, start, killDatabase, close } = await openGround(2)

/** A server that finds no database ends; whoever watches over it starts it again. */
async function startAgain(attempts = 50): Promise<ServerProcess> {
  try {
    return await start()
  } catch (error) {
    if (attempts === 0) throw error
    await wait(500)
    return startAgain(attempts - 1)
  }
}

let servers: ServerProcess[] = [await start(), await start()]
const addresses = () => servers.filter((one) => one.alive()).map(({ address }) => address)

/** An answer, now from here and now from there, until there is one that says what was asked. */
async function surely<Out>(client: Client, path: string, body: object | null, shape: z.ZodType<Out>): Promise<Out> {
  for (let attempt = Math.floor(Math.random() * 2); ; attempt++) {
    client.tries++
    const known = addresses()
    const answer = await fetch(`${known[attempt % Math.max(1, known.length)]}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    const read = shape.safeParse(answer)
    if (read.success) return read.data
    await wait(20 + Math.random() * 80)
  }
}

/** Messages of a call: a person calls at most 60 times a minute. */
const together = 5

async function writeOn(client: Client, uuid: string, name: number): Promise<void> {
  for (let at = 0; at < each; at += together) {
    const messages = Array.from({ length: Math.min(together, each - at) }, (_, n) => ({
      ...{ id: randomUUID(), conversationUuid: uuid, text: `Хабар ${name}.${at + n}`, sure: true },
    }))
    const { data: sent } = await surely(client, chat.send.path, { messages }, Sent)
    for (const [index, { id }] of messages.entries()) {
      const seq = sent.results[index]?.seq
      if (seq === undefined) throw new Error(`Not taken: ${JSON.stringify(sent)}`)
      client.told.set(id, seq)
    }
  }
}

/** Reads what comes after its own last number, as a browser does, until it has all. */
async function readOn(client: Client, uuid: string, isOver: () => boolean, all: () => Promise<number>): Promise<void> {
  while (!isOver() || client.seen.size < (await all())) {
    const after = Math.max(0, ...client.seen.keys())
    const path = chat.messages.path.replace(':uuid', uuid)
    const { data: page } = await surely(client, `${path}?after=${after}`, null, Read)
    for (const { seq, text } of page.messages) client.seen.set(seq, text)
    if (page.messages.length === 0) await wait(50)
  }
}

let failed = true
try {
  process.stderr.write('two servers …\n')
  const { schoolId } = await classOfToday(pool, 2, 1)
  const uuid = randomUUID()
  const staff = await Promise.all(Array.from({ length: people }, () => addPerson(pool, 'zavuch', { schoolId })))
  await pool.query(
    `insert into conversation (school_id, uuid, kind, last_at, created_by, created_at)
     values ($1, $2, 'announcement', now(), $3, now())`,
    [schoolId, uuid, staff[0]?.userId],
  )
  const clients: Client[] = await Promise.all(
    staff.map(async (one) => ({
      token: await tokens.sign(one, new Date(Date.now() + 3_600_000)),
      ...{ told: new Map(), seen: new Map(), tries: 0 },
    })),
  )
  process.stderr.write('writing …\n')
  const began = Date.now()
  let isOver = false
  const all = async () => {
    const { rows } = await pool.query<{ last: number }>('select last_seq as last from conversation where uuid = $1', [
      uuid,
    ])
    return rows[0]?.last ?? 0
  }
  const reading = clients.map((client) => readOn(client, uuid, () => isOver, all))
  const writing = clients.map((client, name) => writeOn(client, uuid, name))
  const half = () => clients.reduce((sum, { told }) => sum + told.size, 0)
  while (half() < (people * each) / 3) await wait(20)
  await servers[1]?.end('SIGKILL')
  while (half() < (people * each * 2) / 3) await wait(20)
  killDatabase()
  servers = [...servers.slice(0, 1), await startAgain()]
  await Promise.all(writing)
  isOver = true
  await Promise.all(reading)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)

  const { rows } = await pool.query<{ seq: number; id: string; body: string }>(
    'select seq, id, body from message where school_id = $1 and conversation_uuid = $2 order by seq',
    [schoolId, uuid],
  )
  const stored = new Map(rows.map(({ id, seq }) => [id, seq]))
  const told = clients.flatMap((client) => [...client.told])
  const missing = told.filter(([id]) => !stored.has(id)).length
  const otherNumber = told.filter(([id, seq]) => stored.has(id) && stored.get(id) !== seq).length
  const twice = rows.length - new Set(rows.map(({ body }) => body)).size
  const holes = rows.filter(({ seq }, at) => seq !== at + 1).length
  const differing = clients.filter(({ seen }) => rows.some(({ seq, body }) => seen.get(seq) !== body)).length
  failed = missing + otherNumber + twice + holes + differing > 0
  const tries = clients.reduce((sum, one) => sum + one.tries, 0)
  const cells = [told.length, missing, twice, otherNumber, holes, differing].map(figure).join(' | ')
  const page = `# What talks survive

\`npm run torture -- talk\` writes this page. ${people} people write to one talk, five messages a call, through two servers on one database and read what comes after their own last number. One server is killed with -9 after a third of the messages, the database after two thirds.

| Told stored | Missing | Twice | Another number | Holes | People who see another talk |
|--:|--:|--:|--:|--:|--:|
| ${cells} |

${figure(tries)} calls in ${seconds} s.
`
  process.stdout.write(page)
  writeFileSync(new URL('../../docs/torture-talk.md', import.meta.url), await format(page, { parser: 'markdown' }))
} finally {
  for (const one of servers) if (one.alive()) await one.end('SIGTERM')
  await close()
}
process.exit(failed ? 1 : 0)
