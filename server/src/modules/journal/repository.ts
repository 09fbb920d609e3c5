import { type RawBuilder, sql } from 'kysely'
import { integers, moments, smallints, texts, uuids } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/db.ts'
import { orRunAgain } from '#platform/db/violations.ts'
import { type Seen, unchanged } from './views/cells.ts'

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
 * Moves cells to new values where a cell still stands at the version an operation is based on. One operation for each
 * cell. The row of the mark is what writers wait for, so that versions follow each other without a gap; cells are taken in
 * one order, so that two batches over the same cells wait for each other instead of locking each other out. An operation
 * that comes again finds its cell moved on.
 */
function moving(operations: readonly Accepted[]) {
  const inOrder = operations.toSorted(byCell)
  const all = <Name extends keyof Accepted>(name: Name) => inOrder.map((operation) => operation[name])
  return sql`op as materialized (
      select * from unnest(${uuids(all('operationId'))}::uuid[], ${integers(all('schoolId'))}::int[],
        ${uuids(all('lesson'))}::uuid[], ${integers(all('student'))}::int[], ${integers(all('base'))}::int[],
        ${smallints(all('score'))}::smallint[], ${texts(all('sign'))}::text[], ${texts(all('comment'))}::text[],
        ${uuids(all('undoes'))}::uuid[], ${integers(all('by'))}::int[], ${moments(all('at'))}::timestamptz[],
        ${moments(all('deviceAt'))}::timestamptz[])
        as op (id, school_id, lesson, student, base, score, sign, comment, undoes, by_user_id, at, device_at)
    ), changed as (
      update mark m set score = op.score, sign = op.sign, comment = coalesce(op.comment, ''), version = op.base + 1,
        updated_by = op.by_user_id, updated_at = op.at
      from op
      where op.base > 0 and m.school_id = op.school_id and m.lesson_uuid = op.lesson and m.student_id = op.student
        and m.version = op.base
      returning m.lesson_uuid as lesson, m.student_id as student
    ), begun as (
      insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
      select op.school_id, op.lesson, op.student, op.score, op.sign, coalesce(op.comment, ''), 1, op.by_user_id, op.at
      from op where op.base = 0
      on conflict do nothing
      returning lesson_uuid as lesson, student_id as student
    )`
}

/** An event for each of the operations that `from` gives. */
const appending = (from: RawBuilder<unknown>) => sql`
      insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, sign,
        comment, undoes, by_user_id, at, device_at)
      select op.id, op.school_id, op.lesson, op.student, op.base, op.base + 1, op.score, op.sign, coalesce(op.comment, ''),
        op.undoes, op.by_user_id, op.at, op.device_at
      from ${from}`

/**
 * Stores the operations that can be stored; their ids are returned. An id that was used for another cell makes the
 * transaction run again, and then the caller leaves out what was used.
 */
export async function append(db: Db, operations: readonly Accepted[]): Promise<Set<string>> {
  const moved = sql`(select * from changed union all select * from begun) moved join op using (lesson, student)`
  const { rows } = await sql<{ id: string }>`/*journal-append*/ with ${moving(operations)} ${appending(moved)}
      returning operation_id as id`
    .execute(db)
    .catch(orRunAgain('mark_event_pkey'))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Stores all operations by one statement, with the facts of it, where everything stands as it was seen; else nothing, and
 * the error says that it may run again.
 */
export async function appendWhole(
  db: Db,
  operations: readonly Accepted[],
  seen: Seen,
  facts: RawBuilder<unknown>,
): Promise<void> {
  const asked = operations.length + seen.lessons.size + seen.editions.length
  await sql`/*alone journal-append-whole*/ with ${moving(operations)}, appended as (${appending(sql`op`)}), ${facts}
    select whole((select count(*) from changed) + (select count(*) from begun) + ${unchanged(seen)}, ${asked}::int)`
    .execute(db)
    .catch(orRunAgain('mark_event_pkey'))
}
