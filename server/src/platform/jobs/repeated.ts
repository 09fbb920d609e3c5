import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Work that repeats: a name, a cron line in the schools' time zone, and what to do. */
export type Repeated = { name: string; cron: string; run: () => Promise<void> }

type Running = { stop: () => Promise<void> }

/** Starts the workers of this process; a job runs on one process of the cluster. */
export async function startRepeated(
  pool: pg.Pool,
  repeated: readonly Repeated[],
  complain: (error: unknown) => void,
): Promise<Running> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' })
  boss.on('error', complain)
  await boss.start()
  const known = new Set(repeated.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
  for (const { name, cron, run } of repeated) {
    await boss.createQueue(name)
    await boss.work(name, { pollingIntervalSeconds: 10 }, run)
    await boss.schedule(name, cron, null, { tz: 'Asia/Almaty' })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
