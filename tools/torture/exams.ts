import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { type ServerProcess, tokens } from '../../server/src/testing/server-process.ts'
import { askOf } from './exam-ask.ts'
import { type Device, sit } from './exam-devices.ts'
import { judgeExam } from './exam-judge.ts'
import { giveWork } from './exam-work.ts'
import { openGround } from './ground.ts'

// npm run torture -- exams: many students end one work in the same second while servers and databases are killed; writes
// docs/torture-exams.md.
//   --students N  (1,000)
//   --seconds N   from the first start to the bell (150)
//   --print       only prints

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    students: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '150' },
    print: { type: 'boolean', default: false },
  },
})
const count = Number(asked.students)
const seconds = Number(asked.seconds)
const tell = (line: string) => process.stderr.write(`${line}\n`)

const { pool, start, killDatabase, close } = await openGround(4)

const kills = { servers: 0, databases: 0 }
let isOver = false
let servers: ServerProcess[] = []
const addresses = () => servers.filter((one) => one.alive()).map(({ address }) => address)

/** One server after the other, and now and then the database, until a minute after the bell. */
async function trouble(bell: number): Promise<void> {
  for (let at = 0; !isOver && Date.now() < bell + 60_000; at++) {
    // Somebody is killed in the second of the bell itself.
    const left = bell - Date.now()
    await wait(left > 0 && left < 8_000 ? left : 6_000 + Math.random() * 3_000)
    if (isOver) return
    if (at % 3 === 2) {
      killDatabase()
      kills.databases++
      continue
    }
    const one = servers.shift()
    await one?.end('SIGKILL')
    kills.servers++
    servers.push(await start())
  }
}

try {
  servers = [await start(), await start()]
  tell(`${count} students …`)
  const { students, teacher, cells } = await classOfToday(pool, count, 1)
  const signed = (who: typeof teacher) => tokens.sign(who, new Date(Date.now() + 3_600_000))
  const ask = askOf(addresses)
  const bell = Date.now() + seconds * 1_000
  const lesson = cells[0]?.scheduleUuid ?? ''
  const sitting = await giveWork({ ask, token: await signed(teacher), lesson, closesAt: new Date(bell), minutes: 300 })
  const troubled = trouble(bell)
  const devices = await Promise.all(
    students.map(async (student, at): Promise<Device> => {
      await wait(Math.random() * seconds * 300)
      const token = await signed(student)
      return sit({ ask, sitting, bell, token, studentId: student.userId, isOffline: at % 3 === 0 })
    }),
  )
  isOver = true
  await troubled
  const verdict = await judgeExam(pool, sitting, devices)
  const figures = (of: readonly Device[]) => ({
    devices: of.length,
    acknowledged: of.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    late: of.reduce((sum, { acknowledged }) => sum + acknowledged.filter(({ late }) => late).length, 0),
    unanswered: of.reduce((sum, { unanswered }) => sum + unanswered, 0),
    refused: of.reduce((sum, { refused }) => sum + refused, 0),
    drained: Math.max(...of.map(({ endedAt }) => endedAt - bell)) / 1_000,
  })
  const parts = [
    ['On the line', figures(devices.filter(({ isOffline }) => !isOffline))],
    ['Without a line for the last part', figures(devices.filter(({ isOffline }) => isOffline))],
  ] as const
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })
  const lines = parts.map(
    ([what, of]) =>
      `| ${what} | ${[of.devices, of.acknowledged, of.late, of.unanswered, of.refused, of.drained].map(number).join(' | ')} |`,
  )
  const { missing, twice, strange, broken, afterBell } = verdict
  const page = `# Exams under torture

\`npm run torture -- exams\` writes this page. ${number(count)} students answer one work whose bell rings for all of them in the same second. A third has no line for the last 5 to 45 seconds, goes on answering, and sends what its device kept within a minute after the bell. Two servers on one database are killed with -9 in turn, and the database too, once more in the second of the bell. After its end each device gives one answer more, which must not count. What devices were told is then held against the events of the database, and what they show against what stands there.

| Devices | Count | Told stored | Of them late | Calls not answered | Refused after the bell | Last end, s after the bell |
|---|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}

| Servers killed | Databases killed | Stored and missing | Twice | Another answer | Versions out of order | Kept of after the bell |
|--:|--:|--:|--:|--:|--:|--:|
| ${kills.servers} | ${kills.databases} | ${missing} | ${twice} | ${strange} | ${broken} | ${afterBell} |
`
  process.stdout.write(page)
  if (!asked.print) {
    // The part below is written by hand.
    const place = new URL('../../docs/torture-exams.md', import.meta.url)
    const [, below] = readFileSync(place, 'utf8').split(/(?=^## Interleavings$)/m)
    writeFileSync(place, below ? `${page}\n${below}` : page)
  }
  if (missing + twice + strange + broken + afterBell > 0) process.exitCode = 1
} finally {
  isOver = true
  for (const one of servers) await one.end('SIGTERM').catch(() => {})
  await close()
}
