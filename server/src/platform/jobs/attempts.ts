import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'

/** A job that this process took; only what names its attempt may still write. */
export type JobAttempt = {
  school_id: number
  uuid: string
  kind: string
  asked_by: number
  actor: Actor
  language: string
  input: unknown
  attempt: number
}

/** Seconds without a sign of life after which the process of a job is given up. */
export const stale = 30
/** A job is begun so often at most: one that ends its process would end every other one, too. */
export const mostAttempts = 3

const isStale = sql`job.heartbeat < now() - make_interval(secs => ${stale})`

/**
 * The next job for this process, of any school: first those of the schools that have the fewest under way, then the
 * oldest. One whose process is given up is begun anew where its kind allows.
 */
export async function takeJob(db: Db, kinds: readonly string[], repeatable: readonly string[]) {
  const { rows } = await sql<JobAttempt>`with next as (
      select job.school_id, job.uuid from job
      where job.ended_at is null and job.kind = any(${kinds}::text[]) and (job.state = 'queued'
        or (job.state = 'running' and ${isStale} and job.kind = any(${repeatable}::text[])
          and job.attempt < ${mostAttempts}))
      order by (select count(*) from job other
        where other.school_id = job.school_id and other.ended_at is null and other.state = 'running'), job.created_at
      limit 1 for update skip locked)
    update job set state = 'running', attempt = job.attempt + 1, heartbeat = now(), done = 0, total = null, stage = null
    from next where job.school_id = next.school_id and job.uuid = next.uuid
    returning job.school_id, job.uuid, job.kind, job.asked_by, job.actor, job.language, job.input, job.attempt`.execute(
    db,
  )
  return rows[0] ?? null
}

const here = ({ school_id, uuid, attempt }: JobAttempt) =>
  sql`job.school_id = ${school_id} and job.uuid = ${uuid} and job.attempt = ${attempt} and job.state = 'running'`

export type Stand = { done: number; total: number | null; stage: string | null }

/** A sign of life, and how far it is. False where the job was stopped or given to another process. */
export async function aliveWith(db: Db, attempt: JobAttempt, { done, total, stage }: Stand): Promise<boolean> {
  const { numAffectedRows } = await sql`update job set heartbeat = now(), done = ${done}, total = ${total}::integer,
    stage = ${stage}::text where ${here(attempt)}`.execute(db)
  return numAffectedRows === 1n
}

export type JobEnding =
  | { state: 'done'; file: string | null; link: string | null }
  | { state: 'failed'; problem: { code: string; data: unknown } }

/** Writes how far the job came and how it ended; false where it is not this attempt's any more. */
export async function endJob(
  db: Db,
  attempt: JobAttempt,
  { done, total }: Stand,
  ending: JobEnding,
  now: Date,
): Promise<boolean> {
  const [file, link] = ending.state === 'done' ? [ending.file, ending.link] : [null, null]
  const problem = ending.state === 'failed' ? JSON.stringify(ending.problem) : null
  const { numAffectedRows } =
    await sql`update job set state = ${ending.state}, ended_at = ${now}, done = ${done}, total = ${total}::integer,
      file_uuid = ${file}::uuid, link = ${link}::text, problem = ${problem}::jsonb, stage = null
    where ${here(attempt)}`.execute(db)
  return numAffectedRows === 1n
}

/** Puts a job back for another process: this one ends. */
export async function putBack(db: Db, attempt: JobAttempt): Promise<void> {
  await sql`update job set state = 'queued', attempt = attempt - 1, heartbeat = null where ${here(attempt)}`.execute(db)
}

/** Jobs whose process is given up and which may not be begun anew; they have failed. */
export async function failLost(db: Db, repeatable: readonly string[], code: string, now: Date) {
  const { rows } = await sql<Pick<JobAttempt, 'school_id' | 'uuid' | 'asked_by'>>`update job
    set state = 'failed', ended_at = ${now}, problem = ${JSON.stringify({ code, data: {} })}::jsonb, stage = null
    where job.ended_at is null and job.state = 'running' and ${isStale}
      and (job.kind <> all(${repeatable}::text[]) or job.attempt >= ${mostAttempts})
    returning job.school_id, job.uuid, job.asked_by`.execute(db)
  return rows
}
