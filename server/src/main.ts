import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '#modules/auth/public.ts'
import { clockFrom } from '#platform/clock.ts'
import { ConfigError } from '#platform/config.ts'
import { makeEnding } from '#platform/ending.ts'
import { makeFeed, readEvery } from '#platform/events/feed.ts'
import { subscribe, work, workEvery } from '#platform/events/listeners.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import { openWaking, type Waking } from '#platform/events/waking.ts'
import { explain, languageOfTerminal } from '#platform/explain.ts'
import { fileStoreOf } from '#platform/files/store.ts'
import { sweepFiles } from '#platform/files/sweep.ts'
import { sweepUploads } from '#platform/files/uploads.ts'
import { cutUnfinished, listening, refuseTaken } from '#platform/http/listen.ts'
import { serveMetrics } from '#platform/http/metrics.ts'
import { clearIncoming } from '#platform/http/uploads.ts'
import { startRepeated } from '#platform/jobs/repeated.ts'
import { housekeeping } from '#platform/process.ts'
import { repeat } from '#platform/repeat.ts'
import { lookEvery } from '#platform/jobs/runner.ts'
import { type App, makeApp } from './app.ts'
import { ensureDemo, demoLines } from './demo.ts'
import { openGround } from './ground.ts'
import { readHousekeeping } from './housekeeping.ts'
import { runnerOfJobs } from './jobs.ts'
import type { Sandbox } from './sandbox.ts'
import { startSandboxes } from './sandboxes.ts'
import { readSettings } from './settings.ts'
import { openSockets, type Sockets } from './sockets.ts'

const language = languageOfTerminal(process.env)
const complain = (error: unknown) => console.error(explain(error, language))
const ending = makeEnding(complain)

async function start(): Promise<void> {
  // What a start compiles is kept for the next one, not what a first start compiles to bring a whole school in.
  flushCompileCache()
  const read = await readSettings(process.env)
  const place = { port: read.PORT, host: read.HOST }
  await refuseTaken(place)
  const stopAll = (all: Sandbox[]) => Promise.all(all.map(({ stop }) => stop()))
  const sandboxes = await ending.hold(startSandboxes(read), stopAll)
  const given = Object.fromEntries(sandboxes.flatMap(({ settings }) => Object.entries(settings)))
  const config = await readSettings({ ...process.env, ...given })
  const ground = await ending.hold(openGround(config, complain), ({ close }) => close())
  const { db, engine } = ground
  const clock = clockFrom(config.CLOCK)
  let sockets: Sockets | null = null
  let waking: Waking | null = null

  if (config.demo) await ensureDemo(ground, clock(), console.log)
  else await demoAccounts.endSessions(db)
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const files = fileStoreOf(config)
  await clearIncoming(files.incoming, clock())
  const feed = makeFeed(db, {
    hear: (event) => {
      app.hear(event)
      sockets?.hear(event)
    },
    missed: () => sockets?.tellToReadAnew(),
  })
  const publish = (events: readonly StoredEvent[]) => {
    feed.publish(events)
    if (events.some(({ passing }) => !passing)) waking?.call()
  }
  if (config.ROLE.includes('jobs')) {
    const sweep = async () => {
      await sweepUploads(ground.workDb, files, clock())
      await sweepFiles(ground.workDb, files, clock())
    }
    const upkeep = { config, db: ground.workDb, clock, publish }
    const repeated = [...housekeeping(ground.workDb, sweep), ...(await readHousekeeping(upkeep))]
    await ending.hold(startRepeated(engine.pool, repeated, complain), ({ stop }) => stop())
  }
  const made = makeApp({
    pool: engine.pool,
    db,
    config,
    secret: ground.secret,
    clock,
    files,
    limit: ground.limit,
    publish,
    checkShare: 0.001,
    stopping: ending.isBegun,
    web: config.ROLE.includes('http') && existsSync(web) ? web : null,
  })
  const app: App = await ending.hold(made, ({ http }) => http.close())
  if (config.ROLE.includes('realtime'))
    sockets = await ending.hold(openSockets(app, db, complain), ({ close }) => close())
  // The database in the process itself has no other process to hear of.
  if (engine.url !== null && (config.ROLE.includes('http') || config.ROLE.includes('realtime'))) {
    await feed.read()
    await ending.hold(Promise.resolve(repeat(readEvery, feed.read, complain)), ({ stop }) => stop())
    waking = await ending.hold(
      openWaking(db, engine.url, { look: feed.read, pass: (event) => feed.publish([event]) }),
      ({ stop }) => stop(),
    )
  }
  if (config.ROLE.includes('jobs')) {
    await subscribe(ground.workDb, app.listeners)
    const working = repeat(workEvery, () => work(ground.workDb, app.listeners, complain), complain)
    await ending.hold(Promise.resolve(working), ({ stop }) => stop())
    const room = config.SCHOOL_FILES_MB * 1024 * 1024
    const jobs = { db: ground.workDb, files, secret: ground.secret, room, clock, publish, complain }
    const runner = await ending.hold(runnerOfJobs(jobs), ({ stop }) => stop())
    await ending.hold(Promise.resolve(repeat(lookEvery, runner.look, complain)), ({ stop }) => stop())
  }
  const { metrics } = app
  if (metrics && config.METRICS_PORT !== undefined) {
    const figures = { port: config.METRICS_PORT, host: config.METRICS_HOST }
    const served = listening(figures, () => serveMetrics(metrics, figures))
    await ending.hold(served, (server) => server.close())
  }
  const address = await listening(place, () => app.http.listen(place))
  await ending.hold(Promise.resolve(app.http.server), cutUnfinished)
  const typed = config.PUBLIC_ORIGIN ? ` (${config.PUBLIC_ORIGIN})` : ''
  console.log(`Qalam is open at ${address.replace('127.0.0.1', 'localhost')}${typed}`)
  for (const { name, address: at } of sandboxes) console.log(`${name} is open at ${at}`)
  if (config.demo) for (const line of await demoLines(db, config.HOST, language)) console.log(line)
}

/** New requests are refused as not ready, the running ones end, then the database is let go. */
const stop = (code: number) => void ending.end().then(() => process.exit(code))
process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))

start().catch((error: unknown) => {
  // A start that was called off fails somewhere on its way, which is nobody's concern.
  if (!ending.isBegun()) complain(error)
  stop(error instanceof ConfigError ? 2 : 1)
})
