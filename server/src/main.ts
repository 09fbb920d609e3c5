import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { authHousekeeping, demoAccounts } from '#modules/auth/public.ts'
import { roomsOf } from '#modules/groups/public.ts'
import { clockFrom } from '#platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { makeEnding } from '#platform/ending.ts'
import { explain, languageOfTerminal } from '#platform/explain.ts'
import { fileStoreOf } from '#platform/files/store.ts'
import { sweepFiles } from '#platform/files/sweep.ts'
import { listening, refuseTaken } from '#platform/http/listen.ts'
import { serveMetrics } from '#platform/http/metrics.ts'
import { clearIncoming } from '#platform/http/uploads.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { makePublisher, sweepEvery } from '#platform/publisher.ts'
import { type Ground, housekeeping, openGround } from '#platform/process.ts'
import { type Realtime, startRealtime } from '#platform/realtime/realtime.ts'
import { repeat } from '#platform/repeat.ts'
import { makeApp } from './app.ts'
import { ensureDemo, demoLines } from './demo.ts'
import { readEvents } from './events.ts'

const language = languageOfTerminal(process.env)
const complain = (error: unknown) => console.error(explain(error, language))
const ending = makeEnding(complain)

async function start(): Promise<void> {
  // What a start compiles is kept for the next one, not what a first start compiles to bring a whole school in.
  flushCompileCache()
  const config = readConfig(process.env)
  const place = { port: config.PORT, host: config.HOST }
  await refuseTaken(place)
  const ground = await ending.hold(openGround(config, complain), ({ close }) => close())
  const { db, engine } = ground
  const clock = clockFrom(config.CLOCK)
  let realtime: Realtime | null = null

  if (config.demo) await ensureDemo(ground, clock(), console.log)
  else await demoAccounts.endSessions(db)
  const hasSockets = config.ROLE.includes('realtime')
  const publisher = makePublisher(db, clock, hasSockets ? (fact) => realtime?.emit(fact) : null, complain)
  void ending.hold(Promise.resolve(publisher), ({ flush }) => flush())
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const files = fileStoreOf(config)
  await clearIncoming(files.incoming, clock())
  if (config.ROLE.includes('jobs')) {
    const swept = housekeeping(ground.workDb, () => sweepFiles(ground.workDb, files, clock()))
    const repeated = [...swept, ...authHousekeeping(ground.workDb)]
    await ending.hold(startJobs(engine.pool, repeated, complain), ({ stop }) => stop())
  }
  const made = makeApp({
    pool: engine.pool,
    db,
    config,
    secret: ground.secret,
    clock,
    files,
    limit: ground.limit,
    publish: publisher.publish,
    checkShare: 0.001,
    stopping: ending.isBegun,
    web: config.ROLE.includes('http') && existsSync(web) ? web : null,
  })
  const app = await ending.hold(made, ({ http }) => http.close())
  if (hasSockets) {
    const { identify, outdated } = app
    const started = startRealtime(app.http.server, {
      events: await readEvents(),
      identify,
      outdated,
      roomsOf: (actor) => roomsOf(db, actor),
      between: between(config, ground),
      complain,
    })
    realtime = await ending.hold(started, ({ close }) => close())
    await ending.hold(Promise.resolve(repeat(sweepEvery, publisher.sweep, complain)), ({ stop }) => stop())
  }
  const { metrics } = app
  if (metrics && config.METRICS_PORT !== undefined) {
    const figures = { port: config.METRICS_PORT, host: config.METRICS_HOST }
    const served = listening(figures, () => serveMetrics(metrics, figures))
    await ending.hold(served, (server) => server.close())
  }
  const address = await listening(place, () => app.http.listen(place))
  const typed = config.PUBLIC_ORIGIN ? ` (${config.PUBLIC_ORIGIN})` : ''
  console.log(`Qalam is open at ${address.replace('127.0.0.1', 'localhost')}${typed}`)
  if (config.demo) for (const line of await demoLines(db, config.HOST, language)) console.log(line)
}

function between({ REDIS_URL }: Config, { engine }: Ground) {
  if (REDIS_URL) return { kind: 'redis' as const, url: REDIS_URL }
  // The database in the process itself has no other process; any server may have, also the embedded one.
  return engine.kind === 'pglite' ? { kind: 'alone' as const } : { kind: 'postgres' as const, pool: engine.pool }
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
