import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { orRunAgain } from '#platform/db/violations.ts'
import type { JournalCell, Value } from './views/cells.ts'

/** An operation that passed every rule: its cell shall hold the value if it still stands at the version `base`. */
export type AcceptedMark = JournalCell &
  Value & { operationId: string; base: number; undoes: string | null; deviceAt: string | null }

/** Who writes, and when (ISO 8601). */
export type Writer = { schoolId: number; userId: number; at: string }

const byCell = (a: AcceptedMark, b: AcceptedMark): number =>
  a.lesson === b.lesson ? a.student - b.student : a.lesson < b.lesson ? -1 : 1

/**
 * Moves cells to new values and appends an event for each that moved; the ids of the operations that were stored are
 * returned. One operation for each cell. A cell moves only where it stands at the version that its operation is based on,
 * and an id that was used before moves nothing. Writers of one cell wait for each other at its row; cells are taken in
 * one order, so that two batches over the same cells never lock each other out. Where an id is used for another cell at
 * the same moment, the transaction runs again and sees it.
 */
export async function append(
  db: Db,
  { schoolId, userId, at }: Writer,
  operations: readonly AcceptedMark[],
): Promise<Set<string>> {
  const { rows } = await named(
    'journal-append',
    sql<{ id: string }>`
    with asked as materialized (
      select ${schoolId}::int as school_id, ${userId}::int as by_user_id, ${at}::timestamptz as at
    ), op as materialized (
      select asked.*, sent.*
      from asked, json_to_recordset(${JSON.stringify(operations.toSorted(byCell))}::json) as sent ("operationId" uuid,
        lesson uuid, student int, base int, score smallint, sign text, comment text, undoes uuid, "deviceAt" timestamptz)
      where not exists (select from mark_event e
        where e.school_id = asked.school_id and e.operation_id = sent."operationId")
    ), changed as (
      update mark m set score = op.score, sign = op.sign, comment = op.comment, version = op.base + 1,
        updated_by = op.by_user_id, updated_at = op.at
      from op
      where op.base > 0 and m.school_id = op.school_id and m.lesson_uuid = op.lesson and m.student_id = op.student
        and m.version = op.base
      returning m.lesson_uuid as lesson, m.student_id as student
    ), begun as (
      insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
      select op.school_id, op.lesson, op.student, op.score, op.sign, op.comment, 1, op.by_user_id, op.at
      from op where op.base = 0
      on conflict do nothing
      returning lesson_uuid as lesson, student_id as student
    )
    insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, sign, comment,
      undoes, by_user_id, at, device_at)
    select op."operationId", op.school_id, op.lesson, op.student, op.base, op.base + 1, op.score, op.sign, op.comment,
      op.undoes, op.by_user_id, op.at, op."deviceAt"
    from (select * from changed union all select * from begun) moved join op using (lesson, student)
    returning operation_id as id`,
  )
    .execute(db)
    .catch(orRunAgain('mark_event_pkey'))
  return new Set(rows.map(({ id }) => id))
}
