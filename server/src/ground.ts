import { type Engine, type Limits, openEngine } from '#engine/engine.ts'
import type { Config } from '#platform/config.ts'
import type { BeyondSchools } from '#platform/db/beyond-schools.ts'
import { kyselyOver } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type Limiter, limiterInDatabase, limiterInRedis } from '#platform/http/limits.ts'
import type { OperationError } from '#platform/operation-error.ts'
import { secretOf } from '#platform/secret.ts'
import { readBeyondSchools } from './beyond-schools.ts'

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
  warn: (error: OperationError) => void,
  limits?: Limits,
): Promise<Ground> {
  const beyond = await readBeyondSchools()
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
