import { tooManyRequests } from '@qalam/contract/kernel/problem.ts'
import { sql } from 'kysely'
import type { Redis } from 'ioredis'
import type { Db } from '../db/db.ts'
import { named } from '../db/named.ts'

/** Limits that hold for all processes together: what is attacked, such as sign-ins and registrations. */
export type Limiter = {
  /** Counts a call in its minute and refuses the ones over the limit with 429. */
  count: (key: string, perMinute: number, now: Date) => Promise<void>
  /** Refuses with 429 when the minute is used up, and counts nothing: whoever calls counts the failures. */
  check: (key: string, perMinute: number, now: Date) => Promise<void>
}

/** Counts the calls of one process in its memory and refuses the ones over the limit with 429. */
export type ProcessLimiter = (key: string, perMinute: number, now: Date) => void

const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000)

function refuseOver(hits: number, perMinute: number, now: Date): void {
  if (hits > perMinute) throw tooManyRequests({ seconds: 60 - now.getUTCSeconds() })
}

/** Limits kept in the database, shared by every process on it. */
export function limiterInDatabase(db: Db): Limiter {
  const startOf = (now: Date) => new Date(minuteOf(now) * 60_000)
  return {
    count: async (key, perMinute, now) => {
      const { rows } = await named(
        'rate-limit',
        sql<{ hits: number }>`insert into rate_limit (key, window_start, hits)
        values (${key}, ${startOf(now)}, 1)
        on conflict (key, window_start) do update set hits = rate_limit.hits + 1 returning hits`,
      ).execute(db)
      refuseOver(rows[0]?.hits ?? 1, perMinute, now)
    },
    check: async (key, perMinute, now) => {
      const { rows } = await named(
        'rate-limit-check',
        sql<{ hits: number }>`select hits from rate_limit
        where key = ${key} and window_start = ${startOf(now)}`,
      ).execute(db)
      refuseOver((rows[0]?.hits ?? 0) + 1, perMinute, now)
    },
  }
}

/** The same in Redis, for a cluster. */
export function limiterInRedis(redis: Redis): Limiter {
  const nameOf = (key: string, now: Date) => `limit:${key}:${minuteOf(now)}`
  return {
    count: async (key, perMinute, now) => {
      const name = nameOf(key, now)
      const answers = await redis.multi().incr(name).expire(name, 120).exec()
      refuseOver(Number(answers?.[0]?.[1] ?? 1), perMinute, now)
    },
    check: async (key, perMinute, now) => refuseOver(Number(await redis.get(nameOf(key, now))) + 1, perMinute, now),
  }
}

/** More callers than this in one minute are not told apart: the memory of a process is bounded. */
const most = 100_000

/** Limits of ordinary calls: a number in memory, since a write to the database would cost more than most calls do. */
export function limiterInProcess(): ProcessLimiter {
  const hits = new Map<string, number>()
  let minute = 0
  return (key, perMinute, now) => {
    if (minute !== minuteOf(now) || hits.size > most) hits.clear()
    minute = minuteOf(now)
    const counted = (hits.get(key) ?? 0) + 1
    hits.set(key, counted)
    refuseOver(counted, perMinute, now)
  }
}
