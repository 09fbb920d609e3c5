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
}

/**
 * Appends events and moves the cells to their latest values; the ids of what was stored are returned. A cell is written
 * once in a statement, so that operations that follow each other on one cell take several of them; when one was not
 * stored, those after it are not tried.
 */
export async function append(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
  accepted: readonly Accepted[],
): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let [round, later] = firstOfEach(accepted); round.length > 0;) {
    const taken = new Set(await appendRound(db, schoolId, userId, now, round))
    for (const id of taken) stored.add(id)
    const moved = new Set(round.filter(({ operationId }) => taken.has(operationId)).map(keyOf))
    ;[round, later] = firstOfEach(later.filter((operation) => moved.has(keyOf(operation))))
  }
  return stored
}

const keyOf = ({ lesson, student }: Accepted): string => `${lesson}:${student}`

/** The first operation on each cell, and the rest. */
function firstOfEach(operations: readonly Accepted[]): [Accepted[], Accepted[]] {
  const seen = new Set<string>()
  const [first, rest]: [Accepted[], Accepted[]] = [[], []]
  for (const operation of operations) {
    const key = keyOf(operation)
    ;(seen.has(key) ? rest : first).push(operation)
    seen.add(key)
  }
  return [first, rest]
}

/**
 * An event is the next one of its cell or is not stored: its version and its id stand once. The mark follows the event.
 * Rows are taken in one order, so that two batches over the same cells wait for each other instead of locking each other
 * out.
 */
async function appendRound(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
  operations: readonly Accepted[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/*journal-append*/ with op as (
      select * from json_to_recordset(${JSON.stringify(operations)}::json) as op ("operationId" uuid, lesson uuid,
        student integer, base integer, score smallint, sign text, comment text, undoes uuid, "deviceAt" timestamptz)
    ), event as (
      insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, sign,
        comment, undoes, by_user_id, at, device_at)
      select op."operationId", ${schoolId}::int, op.lesson, op.student, op.base, op.base + 1, op.score, op.sign,
        op.comment, op.undoes, ${userId}::int, ${now}::timestamptz, op."deviceAt"
      from op order by op.lesson, op.student
      on conflict do nothing
      returning operation_id, school_id, lesson_uuid, student_id, score, sign, comment, version, by_user_id, at
    ), cell as (
      insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
      select e.school_id, e.lesson_uuid, e.student_id, e.score, e.sign, e.comment, e.version, e.by_user_id, e.at
      from event e
      on conflict (school_id, lesson_uuid, student_id) do update set score = excluded.score, sign = excluded.sign,
        comment = excluded.comment, version = excluded.version, updated_by = excluded.updated_by,
        updated_at = excluded.updated_at
    )
    select event.operation_id as id from event`.execute(db)
  return rows.map(({ id }) => id)
}
