import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { orRunAgain } from '#platform/db/violations.ts'

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
  schoolId: number
  by: number
  /** ISO 8601 */
  at: string
}

const byCell = (a: Accepted, b: Accepted): number =>
  a.lesson === b.lesson ? a.student - b.student : a.lesson < b.lesson ? -1 : 1

/**
 * Moves cells to new values and appends the events, where a cell still stands at the version an operation is based on; the
 * ids of what was stored are returned. One operation for each cell. The row of the mark is what writers wait for, so that
 * versions follow each other without a gap; cells are taken in one order, so that two batches over the same cells wait for
 * each other instead of locking each other out. An operation that comes again finds its cell moved on. An id that was used
 * for another cell makes the transaction run again, and then the caller leaves out what was used.
 */
export async function append(db: Db, operations: readonly Accepted[]): Promise<Set<string>> {
  const inOrder = operations.toSorted(byCell)
  // Arrays: a JSON of as many operations takes PostgreSQL half as long again to read. One of nothings says as much as none.
  const all = <Name extends keyof Accepted>(name: Name) => {
    const column = inOrder.map((operation) => operation[name])
    return column.every((value) => value === null || value === '') ? null : column
  }
  const { rows } = await sql<{ id: string }>`/*journal-append*/ with op as materialized (
      select * from unnest(${all('operationId')}::uuid[], ${all('schoolId')}::int[], ${all('lesson')}::uuid[],
        ${all('student')}::int[], ${all('base')}::int[], ${all('score')}::smallint[], ${all('sign')}::text[],
        ${all('comment')}::text[], ${all('undoes')}::uuid[], ${all('by')}::int[], ${all('at')}::timestamptz[],
        ${all('deviceAt')}::timestamptz[])
        as op (id, school_id, lesson, student, base, score, sign, comment, undoes, by_user_id, at, device_at)
    ), changed as (
      update mark m set score = op.score, sign = op.sign, comment = coalesce(op.comment, ''), version = op.base + 1,
        updated_by = op.by_user_id, updated_at = op.at
      from op
      where op.base > 0 and m.school_id = op.school_id and m.lesson_uuid = op.lesson and m.student_id = op.student
        and m.version = op.base
      returning op.*
    ), begun as (
      insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
      select op.school_id, op.lesson, op.student, op.score, op.sign, coalesce(op.comment, ''), 1, op.by_user_id, op.at
      from op where op.base = 0
      on conflict do nothing
      returning lesson_uuid, student_id
    ), moved as (
      select * from changed
      union all
      select op.* from begun join op on op.lesson = begun.lesson_uuid and op.student = begun.student_id
    )
    insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, sign,
      comment, undoes, by_user_id, at, device_at)
    select op.id, op.school_id, op.lesson, op.student, op.base, op.base + 1, op.score, op.sign, coalesce(op.comment, ''),
      op.undoes, op.by_user_id, op.at, op.device_at
    from moved op
    returning operation_id as id`
    .execute(db)
    .catch(orRunAgain('mark_event_pkey'))
  return new Set(rows.map(({ id }) => id))
}
