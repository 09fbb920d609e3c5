import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { BeyondSchools } from './db/beyond-schools.ts'
import { kyselyOver } from './db/db.ts'
import { type Engine, type Limits, openEngine } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { sweepOutbox } from './events/outbox.ts'
import { type Limiter, limiterInDatabase, limiterInRedis } from './http/limits.ts'
import type { Repeated } from './jobs/repeated.ts'
import { sweepJobs } from './jobs/rows.ts'
import type { OperationError } from './operation-error.ts'
import { secretOf } from './secret.ts'

export type Ground = {
  engine: Engine
  db: ReturnType<typeof kyselyOver>
  /** The same for what takes its time: jobs. */
  workDb: ReturnType<typeof kyselyOver>
  secret: string
  limit: Limiter
  migrated: string[]
  close: () => Promise<void>
}

/** What a process needs first: the migrated database, the secret, the limits. When one fails, the database is stopped. */
export async function openGround(
  config: Config,
  beyond: BeyondSchools,
  warn: (error: OperationError) => void,
  limits?: Limits,
): Promise<Ground> {
  const engine = await openEngine(config, warn, limits)
  try {
    return await onEngine(engine, config, beyond)
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function onEngine(engine: Engine, config: Config, beyond: BeyondSchools): Promise<Ground> {
  const migrated = await migrate(engine.forWork(), beyond)
  const db = kyselyOver(engine.pool)
  const redis = config.REDIS_URL ? await redisAt(config.REDIS_URL) : null
  redis?.on('error', () => {})
  return {
    engine,
    db,
    workDb: kyselyOver(engine.forWork()),
    secret: await secretOf(config.APP_SECRET, engine.pool),
    limit: redis ? limiterInRedis(redis) : limiterInDatabase(db),
    migrated,
    close: async () => {
      redis?.disconnect()
      await engine.close()
    },
  }
}

/** The client of Redis is loaded only where there is one. */
async function redisAt(url: string) {
  const { Redis } = await import('ioredis')
  return new Redis(url, { maxRetriesPerRequest: 2 })
}

/** The platform's own housekeeping. */
export function housekeeping(db: Ground['db'], sweepFiles: () => Promise<unknown>): Repeated[] {
  return [
    { name: 'files-sweep', cron: '41 * * * *', run: async () => void (await sweepFiles()) },
    {
      name: 'housekeeping',
      cron: '17 3 * * *',
      run: async () => {
        await sql`delete from idempotency where at < now() - interval '2 days'`.execute(db)
        await sql`delete from rate_limit where window_start < now() - interval '1 hour'`.execute(db)
        await sweepOutbox(db)
        await sweepJobs(db)
      },
    },
  ]
}
