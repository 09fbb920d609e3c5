import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { WorkHealth } from '@qalam/contract/school-registry/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type KindRow = Omit<WorkHealth['kinds'][number], 'waitingSince'> & { waitingSince: Date | null }

/** Long work of all schools by its kind. */
export async function workByKind(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`select j.kind, min(j.title) as title,
      count(*) filter (where j.state = 'queued')::int as queued, count(*) filter (where j.state = 'running')::int as running,
      count(*) filter (where j.state = 'done')::int as done, count(*) filter (where j.state = 'failed')::int as failed,
      count(*) filter (where j.state = 'cancelled')::int as cancelled,
      min(j.created_at) filter (where j.state = 'queued') as "waitingSince"
    from job j group by j.kind order by j.kind`.execute(db)
  return rows
}

type FailureRow = {
  school: Named
  title: string
  problem: { code: string; data: unknown } | null
  attempts: number
  endedAt: Date
}

/** The last failures of all schools. */
export async function failuresOf(db: Db): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`select s.name as school, j.title, j.problem, j.attempt as attempts,
      j.ended_at as "endedAt"
    from job j join known_school s on s.id = j.school_id
    where j.state = 'failed' order by j.ended_at desc limit 50`.execute(db)
  return rows
}

/** What listeners have still to do, and since when the oldest waits. */
export async function eventsThatWait(db: Db): Promise<{ waiting: number; since: Date | null }> {
  const { rows } = await sql<{
    waiting: number
    since: Date | null
  }>`select count(*)::int as waiting, min(o.at) as since
    from outbox_task t join outbox o on o.id = t.outbox_id`.execute(db)
  return rows[0] ?? { waiting: 0, since: null }
}
