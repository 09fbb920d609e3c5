import { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type StoredAnswer = { attempt: string; exercise: string; version: number; answer: ExerciseAnswer; late: boolean }

type Row = Omit<StoredAnswer, 'answer'> & { answer: unknown }
const parsed = (row: Row): StoredAnswer => ({ ...row, answer: ExerciseAnswer.parse(row.answer) })

/** The present answers of an attempt. */
export async function answersOf(db: Db, schoolId: number, attempt: string): Promise<StoredAnswer[]> {
  const { rows } =
    await sql<Row>`select a.attempt_uuid as attempt, a.exercise_uuid as exercise, a.version, a.answer, a.late
    from answer a where a.school_id = ${schoolId} and a.attempt_uuid = ${attempt}`.execute(db)
  return rows.map(parsed)
}

/** The answers that count: without those after the bell where the teacher discounts them. */
export async function countedAnswers(db: Db, schoolId: number, attempts: readonly string[]): Promise<StoredAnswer[]> {
  const { rows } = await sql<Row>`select distinct on (e.attempt_uuid, e.exercise_uuid) e.attempt_uuid as attempt,
      e.exercise_uuid as exercise, e.version, e.answer, e.late
    from answer_event e join attempt a on a.school_id = e.school_id and a.uuid = e.attempt_uuid
    where e.school_id = ${schoolId} and e.attempt_uuid = any (${attempts}::uuid[]) and not (a.late_discounted and e.late)
    order by e.attempt_uuid, e.exercise_uuid, e.version desc`.execute(db)
  return rows.map(parsed)
}

/** Which of these operations an attempt has taken already. */
export async function knownOperations(
  db: Db,
  schoolId: number,
  attempt: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select e.id from answer_event e
    where e.school_id = ${schoolId} and e.attempt_uuid = ${attempt} and e.id = any (${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type AnswerVersion = {
  id: string
  exercise: string
  version: number
  answer: ExerciseAnswer
  elapsed: number
  late: boolean
}

/** Appends what was given, and moves the present answers; the caller holds the attempt. */
export async function storeAnswers(
  db: Db,
  schoolId: number,
  attempt: string,
  given: readonly AnswerVersion[],
  received: Date,
): Promise<void> {
  if (given.length === 0) return
  await sql`with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g (id uuid, exercise uuid, version int, answer jsonb, elapsed int, late boolean)),
    kept as (
      insert into answer_event (school_id, attempt_uuid, id, exercise_uuid, version, answer, elapsed, received_at, late)
      select ${schoolId}, ${attempt}, g.id, g.exercise, g.version, g.answer, g.elapsed, ${received}, g.late from given g)
    insert into answer as a (school_id, attempt_uuid, exercise_uuid, version, answer, late)
    select distinct on (g.exercise) ${schoolId}::int, ${attempt}::uuid, g.exercise, g.version, g.answer, g.late
    from given g order by g.exercise, g.version desc
    on conflict (school_id, attempt_uuid, exercise_uuid) do update
      set version = excluded.version, answer = excluded.answer, late = excluded.late
      where a.version < excluded.version`.execute(db)
}

export type AnswerFileRow = { attempt: string; uuid: string; name: string; mime: string }

/** Files of attempts. */
export async function filesOf(db: Db, schoolId: number, attempts: readonly string[]): Promise<AnswerFileRow[]> {
  const { rows } = await sql<AnswerFileRow>`select h.attempt_uuid as attempt, f.uuid, f.name, f.mime from answer_file h
    join stored_file f on f.school_id = h.school_id and f.uuid = h.file_uuid
    where h.school_id = ${schoolId} and h.attempt_uuid = any (${attempts}::uuid[])
    order by f.created_at, f.uuid`.execute(db)
  return rows
}

/** Puts files to an attempt. */
export async function addFiles(db: Db, schoolId: number, attempt: string, files: readonly string[]): Promise<void> {
  await sql`insert into answer_file (school_id, attempt_uuid, file_uuid)
    select ${schoolId}, ${attempt}, f.uuid from unnest(${files}::uuid[]) as f (uuid) on conflict do nothing`.execute(db)
}
