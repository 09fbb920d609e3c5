// node bench/exams.ts (npm run bench -- exams): what plans, content and exams cost beside the floor of the same run, for
// docs/bench.md. `--only answers,starts,pages,drain,year,builder` measures these parts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../server/src/engine/embedded.ts'
import { kyselyOver } from '../server/src/platform/db/db.ts'
import { readBeyondSchools } from '../server/src/beyond-schools.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { storeDictionaries } from '../server/src/modules/dictionaries/public.ts'
import { answering } from './exams/answers.ts'
import { writing } from './exams/builder.ts'
import { examClass } from './exams/class.ts'
import { drained, drainCalls, draining, sealed } from './exams/drain.ts'
import { readings } from './exams/reads.ts'
import { atOnce, recordedStart, starting, startsPath } from './exams/starts.ts'
import { planOfAYear, reflowing } from './exams/year.ts'
import type { Figure } from './figures.ts'
import type { FloorPlan } from './floor.ts'
import { startClient, startFloor, startProduct } from './processes.ts'
import { recorder } from './record.ts'
import { measure } from './rounds.ts'

const { values: asked } = parseArgs({
  options: { only: { type: 'string', default: 'answers,starts,pages,drain,year,builder' } },
})
const parts = new Set(asked.only.split(','))
const say = (line: string) => process.stdout.write(`${line}\n`)
const times = (ours: number, floor: number) => (ours / floor).toFixed(2)

const folder = mkdtempSync(join(tmpdir(), 'qalam-exams-bench-'))
chmodSync(folder, 0o755)
const database = await startEmbedded(join(folder, 'postgres'))
const { url } = database
/** One connection: a plan of a year is kept in a table of the session. */
const pool = new pg.Pool({ connectionString: url, max: 1 })

async function figure(client: ReturnType<typeof startClient>, ports: Ports, one: Figure): Promise<void> {
  const { perSecond, p95At8 } = await measure(client, ports.product, ports.floor, one)
  const statements = Object.values(one.reads).map((all) => all.length)
  say(
    [
      `${one.name}, ${one.about}: ${perSecond.ours.toFixed(0)} r/s, floor ${perSecond.floor.toFixed(0)},`,
      `ratio ${times(perSecond.ours, perSecond.floor)} (≥ ${one.ratio}); p95 ${p95At8.ours.toFixed(1)} ms,`,
      `floor ${p95At8.floor.toFixed(1)}, ${times(p95At8.ours, p95At8.floor)} ×`,
      ...(statements.length > 0 ? [`; ${Math.max(...statements)} statements beside the session (≤ 4)`] : ['(≤ 2)']),
    ].join(' '),
  )
}
type Ports = { product: Awaited<ReturnType<typeof startProduct>>; floor: Awaited<ReturnType<typeof startFloor>> }

async function everything(): Promise<void> {
  await migrate(pool, await readBeyondSchools())
  await storeDictionaries(kyselyOver(pool), [], [])
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  const of = await examClass(pool, product.port, 800, 20)
  const year = await planOfAYear(pool)
  const recorded = await recorder(url)
  const reads = parts.has('pages') ? await readings(of, year, recorded) : []
  const answers = parts.has('answers') ? await answering(of, recorded) : null
  const drain = parts.has('drain') ? await drained(pool, of, recorded) : null
  const calls = {
    ...answers?.calls,
    ...(drain && drainCalls(drain)),
    ...(parts.has('starts') && { [startsPath]: await recordedStart(pool, of, recorded) }),
  }
  await recorded.close()
  const plan: FloorPlan = {
    ...{ url, writes: {}, calls },
    reads: Object.assign({}, ...reads.map((one) => one.reads)),
  }
  const [floor, client] = [await startFloor(plan), startClient()]
  const ports = { ours: product.port, floor: floor.port }
  if (parts.has('starts')) {
    const { ours, floor: bare } = await starting(of, client, ports)
    say(
      `${atOnce} starts at once: ${ours.toFixed(0)} a second, floor ${bare.toFixed(0)}, ratio ${times(ours, bare)} (≥ 0.4)`,
    )
  }
  if (drain) {
    const { ours, floor: bare } = await draining(drain, of, ports)
    say(
      `${sealed} attempts sealed and scored by the first look: ${ours.toFixed(0)} ms, floor ${bare.toFixed(0)}, ${times(ours, bare)} × (≤ 2)`,
    )
  }
  if (parts.has('year')) {
    const { rows, ours, floor: bare } = await reflowing(pool, of.ask, year)
    say(
      `a year laid anew, ${rows} themes: ${ours.toFixed(0)} ms, bare updates of the same rows ${bare.toFixed(0)}, ${times(ours, bare)} × (≤ 3)`,
    )
  }
  const written = parts.has('builder') ? await writing(of, product.port) : null
  if (written) {
    const { ours, inPlace, bare } = written
    say(
      [
        `a key in a text of the builder until it is painted: ${ours.median.toFixed(1)} ms (p95 ${ours.p95.toFixed(1)},`,
        `${ours.presses} presses); bare contenteditable in the same page ${inPlace.median.toFixed(1)},`,
        `${times(ours.median, inPlace.median)} × (≤ 1.5); on an empty page ${bare.median.toFixed(1)},`,
        `${times(ours.median, bare.median)} ×`,
      ].join(' '),
    )
  }
  for (const one of [...reads, ...(answers ? [answers] : [])]) await figure(client, { product, floor }, one)
  await Promise.all([floor.stop(), client.stop()])
  await product.stop()
}

try {
  say(`load before the run: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  await everything()
} finally {
  await pool.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
process.exit(0)
