import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { format } from 'prettier'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { type ServerProcess, tokens } from '../../server/src/testing/server-process.ts'
import { interleave } from './devices.ts'
import { openGround } from './ground.ts'
import { isClean, judge, type Ledger, newLedger, type Verdict } from './ledger.ts'
import { figure, pageOf, type Row } from './page.ts'
import { collideOn, writeOn } from './writers.ts'

// npm run torture: kills servers and databases while marks are written, mixes devices, and writes docs/torture.md.
//   --kills N    servers killed, and as many databases (100 each)
//   --mixes N    interleavings of three devices (10,000)
//   --print      only prints

const { values: asked } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    mixes: { type: 'string', default: '10000' },
    print: { type: 'boolean', default: false },
  },
})
const kills = Number(asked.kills)
const mixes = Number(asked.mixes)
const tell = (line: string) => process.stderr.write(`${line}\n`)

const { url, pool, start, killDatabase, close } = await openGround(4)

/** A class of its own for each part, and what its teacher signs in by. */
async function newClass(pupils: number, lessons: number) {
  const made = await classOfToday(pool, pupils, lessons)
  return { ...made, token: await tokens.sign(made.teacher, new Date(Date.now() + 3_600_000)) }
}

type Part = { what: string; ledger: Ledger; verdict: Verdict; more: string }
const rows: Row[] = []
function note({ what, ledger, verdict, more }: Part): void {
  const { attempts, acknowledged, reported } = ledger
  rows.push({ what, attempts, acknowledged: acknowledged.size, reported, verdict, more })
  tell(`${what}: ${isClean(verdict) ? 'clean' : JSON.stringify(verdict)} ${more}`)
}

/** Writes by eight devices while `trouble` goes on. */
async function whileWriting(addresses: () => readonly string[], trouble: () => Promise<string>) {
  const { cells, token, schoolId } = await newClass(24, 5)
  const ledger = newLedger()
  let isOver = false
  const share = Math.floor(cells.length / 8)
  const devices = Array.from({ length: 8 }, (_, at) =>
    writeOn({ addresses, token, ledger, cells: cells.slice(at * share, (at + 1) * share), isOver: () => isOver }),
  )
  const more = await trouble()
  isOver = true
  await Promise.all(devices)
  return { ledger, verdict: await judge(pool, schoolId, ledger), more }
}

try {
  let one: ServerProcess = await start()
  let address: string[] = [one.address]
  tell('a server is killed …')
  const servers = await whileWriting(
    () => address,
    async () => {
      for (let at = 0; at < kills; at++) {
        await wait(100 + Math.random() * 200)
        address = []
        await one.end('SIGKILL')
        one = await start()
        address = [one.address]
      }
      return `${kills} kill -9 of the server`
    },
  )
  note({ what: 'The server is killed while eight devices write', ...servers })

  tell('a database is killed …')
  const databases = await whileWriting(
    () => address,
    async () => {
      for (let at = 0; at < kills; at++) {
        await wait(200 + Math.random() * 300)
        killDatabase()
        await answered()
      }
      return `${kills} kill -9 of PostgreSQL`
    },
  )
  note({ what: 'The database is killed while eight devices write', ...databases })

  tell('two servers, one is killed …')
  const other = await start()
  address = [one.address, other.address]
  const two = await whileWriting(
    () => address,
    async () => {
      await wait(3_000)
      await other.end('SIGKILL')
      await wait(3_000)
      return 'clients go on with the one that is left, whose address they keep trying in turn'
    },
  )
  note({ what: 'One of two servers on one database is killed', ...two })
  address = [one.address]

  tell('sixteen clients on 25 cells …')
  const crowd = await newClass(25, 1)
  const collided = newLedger()
  const until = Date.now() + 10_000
  await Promise.all(
    Array.from({ length: 16 }, () =>
      collideOn({ ...crowd, addresses: () => address, ledger: collided, isOver: () => Date.now() > until }),
    ),
  )
  const sum = collided.acknowledged.size + collided.reported
  note({
    what: 'Sixteen clients write the same 25 cells for 10 s',
    ledger: collided,
    verdict: await judge(pool, crowd.schoolId, collided),
    more: `stored ${figure(collided.acknowledged.size)} + reported ${figure(collided.reported)} = ${figure(sum)} of ${figure(collided.attempts)} attempts`,
  })

  tell('three devices, mixed …')
  const mixed = await newClass(24, 2)
  const ledger = newLedger()
  let left = mixes
  let differing = 0
  await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const base = [0, 0, 0]
      const cells = mixed.cells.slice(at * 3, at * 3 + 3)
      while (left-- > 0) {
        const isOne = await interleave(
          { address: one.address, token: mixed.token, cells, ledger, random: Math.random },
          base,
        )
        if (!isOne) differing++
      }
    }),
  )
  note({
    what: 'Three devices on the same three cells, mixed at random, answers lost',
    ledger,
    verdict: await judge(pool, mixed.schoolId, ledger),
    more: `${mixes.toLocaleString('en')} interleavings, ${differing} of which ended with a device that shows another value`,
  })
  await one.end('SIGTERM')
} finally {
  await close()
}

/** Waits until the database takes a statement again. */
async function answered(): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    const isUp = await client
      .connect()
      .then(() => client.query('select 1'))
      .then(() => true)
      .catch(() => false)
    await client.end().catch(() => {})
    if (isUp) return
    await wait(30)
  }
}

const page = await format(pageOf(rows), { parser: 'markdown' })
process.stdout.write(page)
if (!asked.print) writeFileSync(fileURLToPath(new URL('../../docs/torture.md', import.meta.url)), page)
if (rows.some(({ verdict }) => !isClean(verdict))) process.exitCode = 1
