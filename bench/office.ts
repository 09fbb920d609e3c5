// node bench/office.ts: the figures of the office alone, for docs/bench.md: lists of 1,500 students, weeks laid, plans of
// workbooks, a week copied. `--only laid,plans` measures these parts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import pg from 'pg'
import { startEmbedded } from '../server/src/engine/embedded.ts'
import { withDatabase } from '../server/src/platform/testing/engine.ts'
import { cases } from './cases/students.ts'
import { measureCopies } from './copies.ts'
import { growthOf, measurePlans } from './plans.ts'
import { startClient, startFloor, startProduct } from './processes.ts'
import { recorder } from './record.ts'
import { measure } from './rounds.ts'
import { benchWorkbook, fillSchool } from './school.ts'
import { measureWeeks } from './weeks.ts'

const { values: asked } = parseArgs({ options: { only: { type: 'string', default: 'laid,plans,lists' } } })
const parts = new Set(asked.only.split(','))
const now = new Date()
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'qalam-office-bench-'))
chmodSync(folder, 0o755)
const database = await startEmbedded(join(folder, 'postgres'))

async function newDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return withDatabase(database.url, name)
}

/** Five letters in ten parallels: 50 groups of 30. */
const letters = ['А', 'Ә', 'Б', 'В', 'Г']

async function lists(): Promise<void> {
  const url = await newDatabase('office')
  const measured = await fillSchool(url, await benchWorkbook(now, letters), now)
  const recorded = await recorder(url)
  const figures = await cases.make(measured, recorded)
  await recorded.close()
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  const reads = Object.assign({}, ...figures.map((figure) => figure.reads))
  const [floor, client] = [await startFloor({ url, reads, writes: {} }), startClient()]
  for (const figure of figures) {
    const { perSecond } = await measure(client, product, floor, figure)
    const statements = Math.max(...Object.values(figure.reads).map((all) => all.length))
    say(
      `${figure.name}: ${perSecond.ours.toFixed(0)} r/s, floor ${perSecond.floor.toFixed(0)}, ratio ${(perSecond.ours / perSecond.floor).toFixed(2)} (≥ ${figure.ratio}); ${statements} statements beside the session (≤ 4)`,
    )
  }
  await Promise.all([floor.stop(), client.stop()])
  const { lessons, seconds, bareSeconds } = await measureCopies(url, product.port, measured, localDay(now))
  say(
    `a week copied to its quarter: ${lessons} lessons, ${seconds.toFixed(2)} s beside ${bareSeconds.toFixed(2)} s bare, ${(seconds / bareSeconds).toFixed(1)} × (≤ 3)`,
  )
  await product.stop()
}

try {
  say(`load before the run: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  if (parts.has('laid'))
    for (const { classes, lessons: laid, unplaced, seconds, goal } of measureWeeks())
      say(
        `${classes} classes: ${laid} lessons, ${unplaced} without a place, ${seconds.toFixed(1)} s of the processor (≤ ${goal})`,
      )
  if (parts.has('plans')) {
    const times = await measurePlans(newDatabase)
    for (const { students, rows, planSeconds, commitSeconds } of times)
      say(`${students} students, ${rows} rows: plan ${planSeconds.toFixed(1)} s, commit ${commitSeconds.toFixed(1)} s`)
    say(`growth ${growthOf(times).toFixed(2)} (≤ 2.3)`)
  }
  if (parts.has('lists')) await lists()
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
