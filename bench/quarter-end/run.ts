import { diary } from '@qalam/contract/diary/api.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'prettier'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { marking } from '../cases/marks.ts'
import type { Heard, Work } from '../client.ts'
import type { FloorPlan } from '../floor.ts'
import { type Figure, reading } from '../figures.ts'
import { writeFigures } from '../document.ts'
import { type Served, startClient, startFloor, startProduct } from '../processes.ts'
import { recorder } from '../record.ts'
import { callerOf, type Caller, closings, queues } from './calls.ts'
import { pageOf, type Results } from './page.ts'
import { fillSchools, type QuarterEnd } from './schools.ts'

// node bench/quarter-end/run.ts: the end of a quarter in several schools; writes its part of docs/bench.md.
//   --print     only prints

const tell = (line: string) => process.stderr.write(`${line}\n`)
const [warming, seconds] = [8, 8]
const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Readers and markers, each on a process of its own: alone, or both at one time. */
async function twoSides({ port }: Served, works: { readers: Work[]; markers: Work[] }) {
  const [one, other] = [startClient(), startClient()]
  const read = (time: number) => one.ask({ port, works: works.readers, seconds: time })
  const mark = (time: number) => other.ask({ port, works: works.markers, seconds: time })
  await read(warming)
  await mark(warming)
  const alone = { readers: await read(seconds), markers: await mark(seconds) }
  const together = async <T>(beside: () => Promise<T>) => {
    const [readers, markers, third] = await Promise.all([read(seconds), mark(seconds), beside()])
    return { readers, markers, third }
  }
  const stop = () => Promise.all([one.stop(), other.stop()])
  return { alone, together, stop }
}

/** Closes plans by several hands until the time is over or none is left; tells how long each took. */
async function closing(caller: Caller, plans: QuarterEnd['plans'], period: string): Promise<Heard> {
  const left = [...plans]
  const times: number[] = []
  const began = performance.now()
  const hand = async () => {
    for (let plan = left.pop(); plan && performance.now() - began < seconds * 1_000; plan = left.pop())
      times.push(await caller.close(plan, period))
  }
  await Promise.all(Array.from({ length: 4 }, hand))
  const took = (performance.now() - began) / 1_000
  const [p50] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length / 2))
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: p50 ?? 0,
    p95: p95(times),
    bytes: 0,
    refused: null,
  }
}

async function figures(url: string, measured: QuarterEnd) {
  const recorded = await recorder(url)
  const about = { name: 'diary', about: '', ratio: null }
  const reads = measured.students.map((who) => ({ who, path: diary.week.path }))
  const readers = await reading(recorded, diary.week, about, reads)
  const half = (place: number) => measured.unmarked.filter((_, index) => index % 2 === place).slice(0, 12)
  const markers = await marking(recorded, { ...about, name: 'marks' }, { ours: half(0), floor: half(1) })
  const statements = Math.max(...Object.values(readers.reads).map((list) => list.length))
  await recorded.close()
  return { readers, markers, statements }
}

async function everything(url: string): Promise<Results> {
  tell('the schools …')
  const measured = await fillSchools(url, new Date())
  const { readers, markers, statements } = await figures(url, measured)
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: folder })
  const floor = await startFloor(floorPlan(url, [readers, markers]))
  const caller = callerOf(product.port)
  const [sixty, few, rest] = [measured.plans.slice(0, 60), measured.plans.slice(60, 80), measured.plans.slice(80)]
  try {
    tell('the floor …')
    const bare = await twoSides(floor, { readers: readers.floor, markers: markers.floor })
    const floorTogether = await bare.together(() => Promise.resolve(null))
    await bare.stop()
    tell('the product …')
    const ours = await twoSides(product, { readers: readers.ours, markers: markers.ours })
    const closed = await closings(caller, sixty, measured.period)
    const aloneClosing = await closing(caller, few, measured.period)
    tell('all together …')
    const together = await ours.together(() => closing(caller, rest, measured.period))
    await ours.stop()
    tell('five hundred marks …')
    const sync = await queues(url, caller, measured)
    return {
      ...{ schools: measured.schools, statements, closed, sync, loadBefore },
      rows: [
        {
          name: 'diary weeks read',
          alone: ours.alone.readers,
          together: together.readers,
          floor: bare.alone.readers,
          floorTogether: floorTogether.readers,
        },
        {
          name: 'lessons marked, 25 marks a call',
          alone: ours.alone.markers,
          together: together.markers,
          floor: bare.alone.markers,
          floorTogether: floorTogether.markers,
        },
        {
          name: 'quarters of plans closed and signed',
          alone: aloneClosing,
          together: together.third,
          floor: null,
          floorTogether: null,
        },
      ],
    }
  } finally {
    await product.stop()
    await floor.stop()
  }
}

const floorPlan = (url: string, all: readonly Figure[]): FloorPlan => ({
  url,
  reads: Object.assign({}, ...all.map(({ reads }) => reads)),
  writes: Object.assign({}, ...all.map(({ writes }) => writes)),
})

const loadBefore = loadavg()[0] ?? 0
const folder = mkdtempSync(join(tmpdir(), 'qalam-quarter-'))
chmodSync(folder, 0o755)
const database = await startEmbedded(join(folder, 'postgres'))
try {
  const part = await format(pageOf(await everything(database.url)), { parser: 'markdown' })
  process.stdout.write(part)
  if (!process.argv.includes('--print')) writeFigures(part)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
