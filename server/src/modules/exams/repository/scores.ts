import type { Ratio } from '@qalam/contract/journal/ratio.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/db.ts'

/** The last points of an exercise of an attempt. `keyVersion` is null where a person gave them. */
export type Score = {
  attempt: string
  exercise: string
  version: number
  points: Ratio
  keyVersion: number | null
  parts: Record<string, number>
  comment: string
  answerVersion: number
  by: number | null
}

type Row = Omit<Score, 'points' | 'parts'> & { n: string; d: string; parts: unknown }
const Parts = z.record(z.string(), z.int())

/** The last points of each exercise of these attempts. */
export async function scoresOf(db: Db, schoolId: number, attempts: readonly string[]): Promise<Score[]> {
  const { rows } = await sql<Row>`select distinct on (e.attempt_uuid, e.exercise_uuid) e.attempt_uuid as attempt,
      e.exercise_uuid as exercise, e.version, e.numerator::text as n, e.denominator::text as d,
      e.key_version as "keyVersion", e.parts, e.comment, e.answer_version as "answerVersion", e.by_user_id as by
    from score_event e where e.school_id = ${schoolId} and e.attempt_uuid = any (${attempts}::uuid[])
    order by e.attempt_uuid, e.exercise_uuid, e.version desc`.execute(db)
  return rows.map(({ n, d, parts, ...row }) => ({
    ...row,
    points: { n: BigInt(n), d: BigInt(d) },
    parts: Parts.parse(parts),
  }))
}

export type MachineScore = { attempt: string; exercise: string; version: number; points: Ratio; answerVersion: number }
export type SeenAttempt = { attempt: string; given: number }

const wired = (scores: readonly MachineScore[]): string =>
  JSON.stringify(scores.map(({ points, ...score }) => ({ ...score, n: String(points.n), d: String(points.d) })))

type By = { keyVersion: number; now: Date }

/**
 * Keeps the points of attempts that nothing came to since they were read, and marks them as scored: one statement, so that it
 * may stand in a GET and be done by several processes at once.
 */
export async function keepFirstScores(
  db: Db,
  schoolId: number,
  seen: readonly SeenAttempt[],
  scores: readonly MachineScore[],
  { keyVersion, now }: By,
): Promise<void> {
  await sql`with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s (attempt uuid, given int)),
    taken as (
      update attempt a set key_version = ${keyVersion} from seen
      where a.school_id = ${schoolId} and a.uuid = seen.attempt and a.given = seen.given and a.key_version is null
        and a.sealed_at is not null and a.reset_at is null returning a.uuid)
    insert into score_event (school_id, attempt_uuid, exercise_uuid, version, numerator, denominator, key_version,
      answer_version, at)
    select ${schoolId}, r.attempt, r.exercise, r.version, r.n, r.d, ${keyVersion}, r."answerVersion", ${now}
    from jsonb_to_recordset(${wired(scores)}::jsonb)
      as r (attempt uuid, exercise uuid, version int, n numeric, d numeric, "answerVersion" int)
    join taken on taken.uuid = r.attempt`.execute(db)
}

/** Appends points of attempts that the caller holds. */
export async function appendScores(
  db: Db,
  schoolId: number,
  scores: readonly MachineScore[],
  { keyVersion, now }: By,
): Promise<void> {
  if (scores.length === 0) return
  await sql`insert into score_event (school_id, attempt_uuid, exercise_uuid, version, numerator, denominator, key_version,
      answer_version, at)
    select ${schoolId}, r.attempt, r.exercise, r.version, r.n, r.d, ${keyVersion}, r."answerVersion", ${now}
    from jsonb_to_recordset(${wired(scores)}::jsonb)
      as r (attempt uuid, exercise uuid, version int, n numeric, d numeric, "answerVersion" int)`.execute(db)
}

/** From now on these attempts are scored by keys of that version. */
export async function markKeys(
  db: Db,
  schoolId: number,
  attempts: readonly string[],
  keyVersion: number,
): Promise<void> {
  await sql`update attempt a set key_version = ${keyVersion}
    where a.school_id = ${schoolId} and a.uuid = any (${attempts}::uuid[]) and a.key_version is not null`.execute(db)
}

type PersonScore = {
  attempt: string
  exercise: string
  version: number
  points: number
  parts: Record<string, number>
  comment: string
  answerVersion: number
  by: number
  now: Date
}

/**
 * Appends what a person gave, where the answer and the score are still those that were looked at, and the attempt is sealed;
 * false otherwise.
 */
export async function appendByPerson(db: Db, schoolId: number, score: PersonScore): Promise<boolean> {
  const { rows } = await sql`with held as (
      select a.uuid, a.late_discounted from attempt a where a.school_id = ${schoolId} and a.uuid = ${score.attempt}
        and a.sealed_at is not null and a.reset_at is null for update)
    insert into score_event (school_id, attempt_uuid, exercise_uuid, version, numerator, denominator, by_user_id, parts,
      comment, answer_version, at)
    select ${schoolId}, held.uuid, ${score.exercise}, ${score.version + 1}, ${score.points}, 1, ${score.by},
      ${JSON.stringify(score.parts)}::jsonb, ${score.comment}, ${score.answerVersion}, ${score.now} from held
    where ${score.version} = (select coalesce(max(e.version), 0) from score_event e where e.school_id = ${schoolId}
        and e.attempt_uuid = held.uuid and e.exercise_uuid = ${score.exercise})
      and ${score.answerVersion} = (select coalesce(max(g.version), 0) from answer_event g where g.school_id = ${schoolId}
        and g.attempt_uuid = held.uuid and g.exercise_uuid = ${score.exercise} and not (held.late_discounted and g.late))
    on conflict do nothing returning version`.execute(db)
  return rows.length > 0
}
