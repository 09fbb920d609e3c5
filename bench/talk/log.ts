// node bench/talk/log.ts: a talk of 10,000 messages is scrolled through beside one of 50: the rows that are drawn at a time, and
// the time from a step to its painted frame.
import { chromium, type Page } from '@playwright/test'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { quiet } from '../../e2e/quiet.ts'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { startServer, tokens } from '../../server/src/testing/server-process.ts'
import { writeTalk } from '../talks.ts'

const load = loadavg()[0] ?? 0
const folder = mkdtempSync(join(tmpdir(), 'qalam-bench-log-'))
chmodSync(folder, 0o755)
const embedded = await startEmbedded(join(folder, 'postgres'))
/** Frames are drawn when there is something to draw, so that the wait for the next tick is not measured. */
const args = [...quiet, '--disable-frame-rate-limit', '--disable-gpu-vsync']

type Scrolled = { rows: number; p95: number; median: number; reached: number }

/** Scrolls up by so many steps and down again; at an end it turns. */
const scroll = (page: Page, steps: number): Promise<Scrolled> =>
  page.evaluate(async (times) => {
    const log = document.querySelector<HTMLElement>('[role=log]')
    if (!log) throw new Error('No talk is open.')
    const painted = () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage(null)
        }),
      )
    const took: number[] = []
    let [rows, way] = [0, -1]
    let reached = Infinity
    for (let step = 0; step < times; step++) {
      const began = performance.now()
      const before = log.scrollTop
      log.scrollTop += way * 300
      await painted()
      took.push(performance.now() - began)
      if (log.scrollTop === before) way = -way
      rows = Math.max(rows, log.querySelectorAll('[data-index]').length)
      reached = Math.min(
        reached,
        ...[...log.querySelectorAll('article')].map((one) =>
          Number(/Хабарландыру (\d+)/.exec(one.textContent)?.[1] ?? Infinity),
        ),
      )
    }
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    return { rows, p95: at(0.95), median: at(0.5), reached }
  }, steps)

try {
  const server = await startServer({ DATABASE_URL: embedded.url, DATA_DIR: folder, CALLS_PER_MINUTE: '1000000' })
  const pool = new pg.Pool({ connectionString: embedded.url, max: 2 })
  const { teacher, schoolId } = await classOfToday(pool, 2, 1)
  const long = await writeTalk(pool, schoolId)
  await pool.query(
    `update conversation set kind = 'class', group_id = (select min(id) from study_group where school_id = $1 and lead_id is not null)
    where uuid = $2`,
    [schoolId, long],
  )
  const short = await writeTalk(pool, schoolId, 50)
  await pool.query('update conversation_member set read_seq = 1000000 where school_id = $1', [schoolId])
  await pool.query(`update app_user set role = 'zavuch' where id = $1`, [teacher.userId])
  const token = await tokens.sign({ ...teacher, role: 'zavuch' }, new Date())
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args })
  const open = async (uuid: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' })
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    const page = await context.newPage()
    await page.goto(`${server.address}/control/chat?talk=${uuid}`)
    await page.getByRole('article').first().waitFor()
    return page
  }
  const [big, small] = [await open(long), await open(short)]
  const rounds: { big: Scrolled; small: Scrolled }[] = []
  for (let round = 0; round < 6; round++) {
    await small.bringToFront()
    const one = await scroll(small, 200)
    await big.bringToFront()
    const other = await scroll(big, 200)
    // The first one warms up.
    if (round > 0) rounds.push({ small: one, big: other })
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const p95 = { big: middle(({ big: one }) => one.p95), small: middle(({ small: one }) => one.p95) }
  console.log(
    `10,000 messages: at most ${Math.max(...rounds.map(({ big: one }) => one.rows))} rows drawn (wanted ≤ 200),`,
  )
  console.log(
    `a step to its frame p95 ${p95.big.toFixed(1)} ms, of 50 messages ${p95.small.toFixed(1)} ms, ratio ${(p95.big / p95.small).toFixed(2)} (wanted ≤ 2);`,
  )
  console.log(
    `read back to message ${Math.min(...rounds.map(({ big: one }) => one.reached))}; medians of ${rounds.length} rounds of 200 steps in turns, load before ${load.toFixed(1)}`,
  )
  await browser.close()
  await server.end('SIGTERM')
  await pool.end()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
