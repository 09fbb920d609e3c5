import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'

/** A job as its person sees it; texts are keys. */
export type JobRow = {
  uuid: string
  kind: string
  title: string
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  done: number
  total: number | null
  stage: string | null
  problem: { code: string; data: unknown } | null
  link: string | null
  file_uuid: string | null
  file_name: string | null
  file_bytes: number | null
  created_at: Date
  ended_at: Date | null
}

/** Jobs that a list shows at most. */
const longestList = 50

/** Whose jobs are meant. */
export type Asker = { schoolId: number; userId: number }
export const askerOf = ({ schoolId, userId }: Actor): Asker | null => (schoolId === null ? null : { schoolId, userId })

const jobsOfOne = ({ schoolId, userId }: Asker) => sql`job.school_id = ${schoolId} and job.asked_by = ${userId}`
const shown = sql`select job.uuid, job.kind, job.title, job.state, job.done, job.total, job.stage, job.problem, job.link,
    job.file_uuid, stored_file.name as file_name, stored_file.bytes as file_bytes, job.created_at, job.ended_at
  from job left join stored_file on stored_file.school_id = job.school_id and stored_file.uuid = job.file_uuid`

export async function jobsOf(db: Db, asker: Asker): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`${shown} where ${jobsOfOne(asker)}
    order by job.created_at desc, job.uuid limit ${longestList}`.execute(db)
  return rows
}

export async function jobOf(db: Db, asker: Asker, uuid: string): Promise<JobRow | null> {
  const { rows } = await sql<JobRow>`${shown} where ${jobsOfOne(asker)} and job.uuid = ${uuid}`.execute(db)
  return rows[0] ?? null
}

/** Jobs of one person that have not ended; their counting is held until the transaction ends. */
export async function unfinished(db: Db, { schoolId, userId }: Asker): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`jobs of ${userId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*) as count from job
    where job.school_id = ${schoolId} and job.asked_by = ${userId} and job.ended_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type NewJob = Asker & {
  uuid: string
  kind: string
  title: string
  actor: Actor
  language: string
  input: unknown
  now: Date
}

/** False where the school has a job of this id. */
export async function insertJob(db: Db, asked: NewJob): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job')
    .values({
      school_id: asked.schoolId,
      uuid: asked.uuid,
      kind: asked.kind,
      title: asked.title,
      asked_by: asked.userId,
      actor: JSON.stringify(asked.actor),
      language: asked.language,
      input: JSON.stringify(asked.input),
      created_at: asked.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Stops what has not ended. Its process learns of it when it next says that it lives. */
export async function cancelJob(db: Db, { schoolId, userId }: Asker, uuid: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update job set state = 'cancelled', ended_at = ${now}
    where school_id = ${schoolId} and asked_by = ${userId} and uuid = ${uuid} and ended_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** Takes off what has ended; a file of it is swept later. */
export async function removeJob(db: Db, { schoolId, userId }: Asker, uuid: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from job
    where school_id = ${schoolId} and asked_by = ${userId} and uuid = ${uuid} and ended_at is not null`.execute(db)
  return numAffectedRows === 1n
}

/** Takes off what ended three days ago. */
export async function sweepJobs(db: Db): Promise<void> {
  await sql`delete from job where ended_at < now() - interval '3 days'`.execute(db)
}
