import { tooManyRequests } from '@qalam/contract/kernel/problem.ts'
import { sql } from 'kysely'
import type { Redis } from 'ioredis'
import type { Db } from '../db/db.ts'

/** Counts a call in its minute and refuses the ones over the limit with 429. */
export type Limiter = (key: string, perMinute: number, now: Date) => Promise<void>

function refuseOver(hits: number, perMinute: number, now: Date): void {
  if (hits > perMinute) throw tooManyRequests({ seconds: 60 - now.getUTCSeconds() })
}

/** Limits kept in the database, shared by every process on it. */
export function limiterInDatabase(db: Db): Limiter {
  return async (key, perMinute, now) => {
    const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
    const { rows } = await sql<{ hits: number }>`/*rate-limit*/ insert into rate_limit (key, window_start, hits)
      values (${key}, ${minute}, 1)
      on conflict (key, window_start) do update set hits = rate_limit.hits + 1 returning hits`.execute(db)
    refuseOver(rows[0]?.hits ?? 1, perMinute, now)
  }
}

/** The same in Redis, for a cluster. */
export function limiterInRedis(redis: Redis): Limiter {
  return async (key, perMinute, now) => {
    const name = `limit:${key}:${Math.floor(now.getTime() / 60_000)}`
    const answers = await redis.multi().incr(name).expire(name, 120).exec()
    refuseOver(Number(answers?.[0]?.[1] ?? 1), perMinute, now)
  }
}
