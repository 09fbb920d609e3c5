import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** An operation that passed every rule: the cell shall hold its value if it still stands where the caller saw it. */
export type Accepted = {
  operationId: string
  lesson: string
  student: number
  base: number
  score: number | null
  sign: string | null
  comment: string
  undoes: string | null
  deviceAt: string | null
  /** The version of the cell before the first operation of the batch on it. */
  first: number
  /** Whether no later operation of the batch is about the same cell: its value is what the cell holds. */
  last: boolean
}

/**
 * Appends events and moves the cells to their latest values, in one statement. A cell whose version is no longer what
 * the operation saw is left alone, and so are its events: the ids of those that were stored are returned. Rows are taken
 * in one order, so that two batches over the same cells wait for each other instead of locking each other out.
 */
export async function append(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
  accepted: readonly Accepted[],
): Promise<Set<string>> {
  if (accepted.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`/*journal-append*/ with op as materialized (
      select * from json_to_recordset(${JSON.stringify(accepted)}::json) as op ("operationId" uuid, lesson uuid,
        student integer, base integer, score smallint, sign text, comment text, undoes uuid, "deviceAt" timestamptz,
        first integer, last boolean)
    ), written as (
      insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
      select ${schoolId}::int, op.lesson, op.student, op.score, op.sign, op.comment, op.base + 1, ${userId}::int,
        ${now}::timestamptz
      from op where op.last order by op.lesson, op.student
      on conflict (school_id, lesson_uuid, student_id) do update set score = excluded.score, sign = excluded.sign,
        comment = excluded.comment, version = excluded.version, updated_by = excluded.updated_by,
        updated_at = excluded.updated_at
      where mark.version = (select op.first from op
        where op.last and op.lesson = mark.lesson_uuid and op.student = mark.student_id)
      returning mark.lesson_uuid, mark.student_id
    )
    insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, sign, comment,
      undoes, by_user_id, at, device_at)
    select op."operationId", ${schoolId}::int, op.lesson, op.student, op.base, op.base + 1, op.score, op.sign, op.comment,
      op.undoes, ${userId}::int, ${now}::timestamptz, op."deviceAt"
    from op join written on written.lesson_uuid = op.lesson and written.student_id = op.student
    returning operation_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
