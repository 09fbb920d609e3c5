import { Answer } from '@qalam/contract/exercises/answer.ts'
import type { Ratio } from '@qalam/contract/journal/ratio.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** One try at an exercise, its answer under the stored ids; no points where a person reads it. */
export type Check = {
  reading: string
  id: string
  exercise: string
  n: number
  answer: Answer
  points: Ratio | null
  at: Date
}

type Row = Omit<Check, 'answer' | 'points'> & { answer: unknown; numerator: string | null; denominator: string | null }

const ratioOf = ({ numerator, denominator }: Pick<Row, 'numerator' | 'denominator'>): Ratio | null =>
  numerator === null || denominator === null ? null : { n: BigInt(numerator), d: BigInt(denominator) }

/** Every try of one reading, in their order. */
export async function checksOf(db: Db, schoolId: number, reading: string): Promise<Check[]> {
  const { rows } = await sql<Row>`select c.reading_uuid as reading, c.id, c.exercise_uuid as exercise, c.n, c.answer,
      c.numerator::text, c.denominator::text, c.at
    from content_check c where c.school_id = ${schoolId} and c.reading_uuid = ${reading}
    order by c.exercise_uuid, c.n`.execute(db)
  return rows.map(({ numerator, denominator, ...row }) => ({
    ...row,
    answer: Answer.parse(row.answer),
    points: ratioOf({ numerator, denominator }),
  }))
}

/** The best try at an exercise, and how many there were. */
export type Standing = { reading: string; exercise: string; tries: number; points: Ratio | null }

/** How each reading stands, exercise by exercise. */
export async function standingsOf(db: Db, schoolId: number, readings: readonly string[]): Promise<Standing[]> {
  type Best = Pick<Row, 'reading' | 'exercise' | 'numerator' | 'denominator'> & { tries: number }
  const { rows } = await sql<Best>`select distinct on (c.reading_uuid, c.exercise_uuid) c.reading_uuid as reading,
      c.exercise_uuid as exercise, c.numerator::text, c.denominator::text,
      (count(*) over (partition by c.reading_uuid, c.exercise_uuid))::int as tries
    from content_check c where c.school_id = ${schoolId} and c.reading_uuid = any (${readings}::uuid[])
    order by c.reading_uuid, c.exercise_uuid, c.numerator / c.denominator desc nulls last`.execute(db)
  return rows.map(({ numerator, denominator, ...row }) => ({ ...row, points: ratioOf({ numerator, denominator }) }))
}

type New = Omit<Check, 'reading'> & { keyVersion: number }

/** Appends a try; the caller holds the reading. */
export async function append(db: Db, schoolId: number, reading: string, check: New): Promise<void> {
  const { id, exercise, n, answer, points, keyVersion, at } = check
  await sql`insert into content_check (school_id, reading_uuid, id, exercise_uuid, n, answer, numerator, denominator,
      key_version, at)
    values (${schoolId}, ${reading}, ${id}, ${exercise}, ${n}, ${JSON.stringify(answer)}::jsonb,
      ${points && String(points.n)}, ${points && String(points.d)}, ${keyVersion}, ${at})`.execute(db)
}

export type FileRow = { uuid: string; name: string; mime: string }

/** Files that a student put to a reading. */
export async function filesOf(db: Db, schoolId: number, reading: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select f.uuid, f.name, f.mime from content_reading_file h
    join stored_file f on f.school_id = h.school_id and f.uuid = h.file_uuid
    where h.school_id = ${schoolId} and h.reading_uuid = ${reading} order by f.created_at, f.uuid`.execute(db)
  return rows
}

export async function addFiles(db: Db, schoolId: number, reading: string, files: readonly string[]): Promise<void> {
  await sql`insert into content_reading_file (school_id, reading_uuid, file_uuid)
    select ${schoolId}, ${reading}, f.uuid from unnest(${files}::uuid[]) as f (uuid) on conflict do nothing`.execute(db)
}
