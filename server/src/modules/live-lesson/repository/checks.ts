import { type CheckKind, type LiveAnswer, secondsFor } from '@qalam/contract/live-lesson/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'

type NewCheck = { schoolId: number; uuid: string; lessonUuid: string; kind: CheckKind; by: number; now: Date }
type CheckKey = { schoolId: number; uuid: string; now: Date }

/** Puts a question to students. Its times are those of the database. */
export async function storeCheck(db: Db, check: NewCheck, students: readonly number[]): Promise<void> {
  const { schoolId, uuid, lessonUuid, kind, by, now } = check
  const seconds = secondsFor[kind]
  await sql`insert into live_check (school_id, uuid, lesson_uuid, kind, started_by, started_at, reach_until, ends_at)
    select ${schoolId}, ${uuid}, ${lessonUuid}, ${kind}, ${by}, m.at, m.at + ${seconds}::int * interval '1 second',
      m.at + ${2 * seconds}::int * interval '1 second' from (select ${momentOf(now)} as at) m`.execute(db)
  await sql`insert into live_answer (school_id, check_uuid, student_id)
    select ${schoolId}, ${uuid}, s.id from unnest(${students}::int[]) s (id)`.execute(db)
}

/** Ends a question that still runs; false where it was over. */
export async function endCheck(db: Db, { schoolId, uuid, now }: CheckKey): Promise<boolean> {
  const { rows } = await sql`update live_check set ended_at = ${momentOf(now)}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid and ended_at is null and ends_at > ${momentOf(now)}
    returning uuid`.execute(db)
  return rows.length > 0
}

/** Ends a question that everybody answered. */
export async function endAnswered(db: Db, { schoolId, uuid, now }: CheckKey): Promise<boolean> {
  const { rows } = await sql`update live_check set ended_at = ${momentOf(now)}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid and ended_at is null
      and not exists (select from live_answer a where a.school_id = ${schoolId}::int and a.check_uuid = ${uuid}::uuid
        and a.answer is null) returning uuid`.execute(db)
  return rows.length > 0
}

export async function storeReached(db: Db, { schoolId, uuid }: CheckKey, studentId: number, at: Date): Promise<void> {
  await sql`update live_answer set reached_at = coalesce(reached_at, ${at})
    where school_id = ${schoolId}::int and check_uuid = ${uuid}::uuid and student_id = ${studentId}::int`.execute(db)
}

export async function storeAnswer(
  db: Db,
  { schoolId, uuid }: CheckKey,
  { studentId, answer, at }: { studentId: number; answer: LiveAnswer; at: Date },
): Promise<void> {
  await sql`update live_answer set answer = ${answer}, answered_at = ${at}, reached_at = coalesce(reached_at, ${at})
    where school_id = ${schoolId}::int and check_uuid = ${uuid}::uuid and student_id = ${studentId}::int`.execute(db)
}
