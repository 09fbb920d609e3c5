import { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { Ratio } from '@qalam/contract/journal/ratio.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

/** One try at an exercise, its answer under the stored ids; no points where a person reads it. */
export type Check = {
  reading: string
  id: string
  exercise: string
  n: number
  answer: ExerciseAnswer
  points: Ratio | null
  at: Date
  review: Review | null
}

/** How a person scored an open answer; `version` counts how often. */
export type Review = { version: number; parts: Record<string, number>; comment: string; by: string }

type Row = Omit<Check, 'answer' | 'points'> & { answer: unknown; numerator: string | null; denominator: string | null }

/** The last scoring of a try by a person, if there was one. */
const reviewed: RawBuilder<unknown> = sql`left join lateral (
    select one.points, one.version, one.parts, one.comment, one.by_user_id from content_review one
    where one.school_id = c.school_id and one.reading_uuid = c.reading_uuid and one.exercise_uuid = c.exercise_uuid
      and one.n = c.n order by one.version desc limit 1) v on true`
const numerator: RawBuilder<unknown> = sql`coalesce(c.numerator, v.points)`
const denominator: RawBuilder<unknown> = sql`coalesce(c.denominator, case when v.points is not null then 1 end)`

const ratioOf = ({ numerator: n, denominator: d }: Pick<Row, 'numerator' | 'denominator'>): Ratio | null =>
  n === null || d === null ? null : { n: BigInt(n), d: BigInt(d) }

/** Every try of one reading, in their order. */
export async function checksOf(db: Db, schoolId: number, reading: string): Promise<Check[]> {
  const { rows } = await sql<Row>`select c.reading_uuid as reading, c.id, c.exercise_uuid as exercise, c.n, c.answer,
      (${numerator})::text as numerator, (${denominator})::text as denominator, c.at,
      case when v.version is not null then json_build_object('version', v.version, 'parts', v.parts,
        'comment', v.comment, 'by', ${sql.raw(personName('u'))}) end as review
    from content_check c ${reviewed}
    left join placed_person u on u.school_id = c.school_id and u.id = v.by_user_id
    where c.school_id = ${schoolId} and c.reading_uuid = ${reading}
    order by c.exercise_uuid, c.n`.execute(db)
  return rows.map(({ numerator: n, denominator: d, ...row }) => ({
    ...row,
    answer: ExerciseAnswer.parse(row.answer),
    points: ratioOf({ numerator: n, denominator: d }),
  }))
}

/** The best try at an exercise, and how many there were. */
export type BestTry = { reading: string; exercise: string; tries: number; points: Ratio | null; lastRead: boolean }

/** How each reading stands, exercise by exercise. */
export async function standingsOf(db: Db, schoolId: number, readings: readonly string[]): Promise<BestTry[]> {
  type Best = Pick<Row, 'reading' | 'exercise' | 'numerator' | 'denominator'> & { tries: number; lastRead: boolean }
  const { rows } = await sql<Best>`select distinct on (c.reading_uuid, c.exercise_uuid) c.reading_uuid as reading,
      c.exercise_uuid as exercise, (${numerator})::text as numerator, (${denominator})::text as denominator,
      (count(*) over own)::int as tries,
      first_value(${numerator} is not null) over (own order by c.n desc) as "lastRead"
    from content_check c ${reviewed}
    where c.school_id = ${schoolId} and c.reading_uuid = any (${readings}::uuid[])
    window own as (partition by c.reading_uuid, c.exercise_uuid)
    order by c.reading_uuid, c.exercise_uuid, ${numerator} / ${denominator} desc nulls last`.execute(db)
  return rows.map(({ numerator: n, denominator: d, ...row }) => ({
    ...row,
    points: ratioOf({ numerator: n, denominator: d }),
  }))
}

type New = Omit<Check, 'reading' | 'review'> & { keyVersion: number }

/** Appends a try; the caller holds the reading. */
export async function append(db: Db, schoolId: number, reading: string, check: New): Promise<void> {
  const { id, exercise, n, answer, points, keyVersion, at } = check
  await sql`insert into content_check (school_id, reading_uuid, id, exercise_uuid, n, answer, numerator, denominator,
      key_version, at)
    values (${schoolId}, ${reading}, ${id}, ${exercise}, ${n}, ${JSON.stringify(answer)}::jsonb,
      ${points && String(points.n)}, ${points && String(points.d)}, ${keyVersion}, ${at})`.execute(db)
}

export type NewReview = {
  exercise: string
  n: number
  /** The version that was looked at. */
  version: number
  points: number
  parts: Readonly<Record<string, number>>
  comment: string
  by: number
  now: Date
}

/** Scores a try over the scoring that was looked at; false when another one stands or another try came since. */
export async function appendReview(db: Db, schoolId: number, reading: string, draft: NewReview): Promise<boolean> {
  const { rows } = await sql`insert into content_review
      (school_id, reading_uuid, exercise_uuid, n, version, points, parts, comment, by_user_id, at)
    select ${schoolId}, ${reading}, ${draft.exercise}, ${draft.n}, ${draft.version + 1}, ${draft.points},
      ${JSON.stringify(draft.parts)}::jsonb, ${draft.comment}, ${draft.by}, ${draft.now}
    where ${draft.version} = (select coalesce(max(r.version), 0) from content_review r where r.school_id = ${schoolId}
        and r.reading_uuid = ${reading} and r.exercise_uuid = ${draft.exercise} and r.n = ${draft.n})
      and ${draft.n} = (select max(c.n) from content_check c where c.school_id = ${schoolId}
        and c.reading_uuid = ${reading} and c.exercise_uuid = ${draft.exercise})
    on conflict do nothing returning version`.execute(db)
  return rows.length > 0
}

export type CheckFileRow = { uuid: string; name: string; mime: string }

/** Files that a student put to a reading. */
export async function filesOf(db: Db, schoolId: number, reading: string): Promise<CheckFileRow[]> {
  const { rows } = await sql<CheckFileRow>`select f.uuid, f.name, f.mime from content_reading_file h
    join stored_file f on f.school_id = h.school_id and f.uuid = h.file_uuid
    where h.school_id = ${schoolId} and h.reading_uuid = ${reading} order by f.created_at, f.uuid`.execute(db)
  return rows
}

export async function addFiles(db: Db, schoolId: number, reading: string, files: readonly string[]): Promise<void> {
  await sql`insert into content_reading_file (school_id, reading_uuid, file_uuid)
    select ${schoolId}, ${reading}, f.uuid from unnest(${files}::uuid[]) as f (uuid) on conflict do nothing`.execute(db)
}
