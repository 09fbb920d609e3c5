import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import pg from 'pg'
import { format } from 'prettier'
import { startEmbedded } from '../server/src/engine/embedded.ts'
import { withDatabase } from '../server/src/platform/testing/engine.ts'
import { measureBrowser } from './browser.ts'
import { measureCopies } from './copies.ts'
import { writeFigures } from './document.ts'
import { type Figure, figuresOf } from './figures.ts'
import { residentMb, startClient, startFloor, startProduct } from './processes.ts'
import { measurePlans } from './plans.ts'
import { recorder } from './record.ts'
import { measure, type Measurement } from './rounds.ts'
import { benchWorkbook, fillSchool } from './school.ts'
import { measureImports, measureStarts } from './starts.ts'
import { pageOf } from './table.ts'
import { measureWeeks } from './weeks.ts'

// npm run bench: measures, prints the table and writes docs/bench.md.
//   --print     only prints
//   --only X,Y  measures the calls of these files of cases/, and only prints

const { values: asked } = parseArgs({
  options: { print: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const tell = (line: string) => process.stderr.write(`${line}\n`)

async function everything() {
  const now = new Date()
  tell('the workbook …')
  const workbook = await benchWorkbook(now)
  tell('its import, twice …')
  const imports = await measureImports(folder, await newDatabase('imported'), workbook, 900)
  tell('a first and a second start …')
  const starts = await measureStarts(folder)
  tell('weeks of 30 and of 60 classes …')
  const weeks = measureWeeks()
  tell('workbooks of 750 and of 1,500 students …')
  const plans = await measurePlans(newDatabase)
  tell('the school with 216,000 marks …')
  const url = await newDatabase('bench')
  const measured = await fillSchool(url, workbook, now)
  const recorded = await recorder(url)
  const figures = await figuresOf(measured, recorded)
  await recorded.close()

  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  try {
    const calls = await measureCalls(url, product, figures)
    const loadedMb = residentMb(product.pid)
    tell('the browser …')
    const browser = await measureBrowser(product, url, measured)
    tell('weeks copied …')
    const copies = await measureCopies(url, product.port, measured, localDay(now))
    const { counts } = measured
    tell('a hundred more screens …')
    const planted = execFileSync(process.execPath, [fileURLToPath(new URL('planted.ts', import.meta.url))], {
      encoding: 'utf8',
    })
    return {
      counts,
      calls,
      starts,
      imports,
      weeks,
      copies,
      plans,
      loadedMb,
      browser,
      planted,
      database: await version(url),
      loadBefore,
    }
  } finally {
    await product.stop()
  }
}

/** The calls of some files, a line each: how they stand to the floor, and their statements. */
async function someCalls(only: readonly string[]): Promise<void> {
  const now = new Date()
  const url = await newDatabase('bench')
  const measured = await fillSchool(url, await benchWorkbook(now), now)
  const recorded = await recorder(url)
  const figures = await figuresOf(measured, recorded, only)
  await recorded.close()
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  for (const { figure, perSecond, p95At1 } of await measureCalls(url, product, figures)) {
    const statements = Math.max(...Object.values(figure.reads).map((sent) => sent.length))
    const rates = `${perSecond.ours.toFixed(0)} r/s, floor ${perSecond.floor.toFixed(0)}`
    const share = (perSecond.ours / perSecond.floor).toFixed(2)
    const alone = `p95 alone ${p95At1.ours.toFixed(1)} ms, floor ${p95At1.floor.toFixed(1)}`
    process.stdout.write(`${figure.name}: ${rates}, ratio ${share}; ${alone}; ${statements} statements at most\n`)
  }
  await product.stop()
}

async function measureCalls(url: string, product: Parameters<typeof measure>[1], figures: Figure[]) {
  const plan = { url, reads: merged(figures, 'reads'), writes: merged(figures, 'writes') }
  const [floor, client] = [await startFloor(plan), startClient()]
  const calls: Measurement[] = []
  for (const figure of figures) {
    tell(`${figure.name} …`)
    calls.push(await measure(client, product, floor, figure))
  }
  await Promise.all([floor.stop(), client.stop()])
  return calls
}

const merged = (figures: Figure[], kind: 'reads' | 'writes'): Figure['reads'] =>
  Object.assign({}, ...figures.map((figure) => figure[kind]))

async function onServer<T>(url: string, text: string, read: (rows: Record<string, string>[]) => T): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return read(rows)
}

async function newDatabase(name: string): Promise<string> {
  await onServer(database.url, `create database ${name}`, () => {})
  return withDatabase(database.url, name)
}

const version = (url: string): Promise<string> =>
  onServer(url, 'show server_version', (rows) => `PostgreSQL ${rows[0]?.['server_version'] ?? ''}`)

const loadBefore = loadavg()[0] ?? 0
const folder = mkdtempSync(join(tmpdir(), 'qalam-bench-'))
chmodSync(folder, 0o755)
const database = await startEmbedded(join(folder, 'postgres'))
try {
  if (asked.only) await someCalls(asked.only.split(','))
  else {
    const page = await format(pageOf(await everything()), { parser: 'markdown' })
    process.stdout.write(page)
    if (!asked.print) writeFigures(page)
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
