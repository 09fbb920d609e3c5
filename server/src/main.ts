import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { roomsOf } from '#modules/groups/public.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { fileStoreOf } from '#platform/files/store.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { giveMemoryBack } from '#platform/memory.ts'
import { makePublisher } from '#platform/publisher.ts'
import { housekeeping, openGround } from '#platform/process.ts'
import { type Realtime, startRealtime } from '#platform/realtime/realtime.ts'
import { makeApp } from './app.ts'
import { ensureDemo, demoLines } from './demo.ts'

const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error)

async function start(): Promise<void> {
  // What a start compiles is kept for the next one, not what a first start compiles to bring a whole school in.
  flushCompileCache()
  const config = readConfig(process.env)
  const ground = await openGround(config, complain)
  const { db, engine } = ground
  const clock = () => new Date()
  let stopping = false
  let realtime: Realtime | null = null

  if (config.demo) await ensureDemo(ground, clock(), console.log)
  const publisher = makePublisher(db, clock, (fact) => realtime?.emit(fact), complain)
  const web = new URL('../../web/dist', import.meta.url).pathname
  const app = await makeApp({
    pool: engine.pool,
    db,
    config,
    secret: ground.secret,
    clock,
    files: fileStoreOf(config),
    limit: ground.limit,
    publish: publisher.publish,
    checkShare: 0.001,
    stopping: () => stopping,
    web: config.ROLE.includes('http') && existsSync(web) ? web : null,
  })
  if (config.ROLE.includes('realtime')) {
    const identify = app.identify
    realtime = await startRealtime(app.http.server, {
      identify,
      roomsOf: (actor) => roomsOf(db, actor),
      between: between(),
    })
  }
  const jobs = config.ROLE.includes('jobs')
    ? await startJobs(engine.pool, housekeeping(db, publisher.sweep), complain)
    : null
  giveMemoryBack()
  const address = await app.http.listen({ port: config.PORT, host: config.HOST })
  console.log(`Qalam is open at ${address.replace('127.0.0.1', 'localhost')}`)
  if (config.demo) for (const line of await demoLines(db)) console.log(line)

  function between() {
    if (config.REDIS_URL) return { kind: 'redis' as const, url: config.REDIS_URL }
    // One process alone on its embedded database needs nobody to tell.
    return engine.kind === 'postgres' ? { kind: 'postgres' as const, pool: engine.pool } : { kind: 'alone' as const }
  }

  /** New requests are refused as not ready, the running ones end, then the database is let go. */
  const stop = async () => {
    if (stopping) return
    stopping = true
    await realtime?.close()
    await app.http.close()
    await jobs?.stop()
    await publisher.flush().catch(complain)
    await ground.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

start().catch((error: unknown) => {
  complain(error)
  process.exit(error instanceof ConfigError ? 2 : 1)
})
