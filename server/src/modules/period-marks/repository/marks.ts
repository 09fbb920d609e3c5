import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { orRunAgain } from '#platform/db/violations.ts'

/** A mark that shall stand, on top of the version `base`. */
export type AcceptedPeriodMark = {
  operationId: string
  studentId: number
  base: number
  score: number | null
  unmarked: Unmarked | null
  comment: string
  /** The id of the mark where it is the first of its period. */
  uuid: string
}

type Place = { schoolId: number; planUuid: string; period: MarkPeriod }
type Author = { userId: number; at: Date; amendmentUuid: string | null }

/**
 * Holds a plan until the end of the transaction: who gives its marks, closes its periods or writes its cells waits. 404
 * where the school has no such plan.
 */
export async function holdPlan(db: Db, schoolId: number, planUuid: string): Promise<void> {
  const query = db.selectFrom('calendar_plan').select('uuid').forUpdate()
  found(await query.where('school_id', '=', schoolId).where('uuid', '=', planUuid).executeTakeFirst())
}

export type UsedPeriodMark = {
  operationId: string
  planUuid: string
  period: MarkPeriod
  studentId: number
  version: number
  score: number | null
  unmarked: Unmarked | null
  comment: string
  by: number
}

/** What the ids were used for before. */
export async function usedBefore(
  db: Db,
  schoolId: number,
  ids: readonly string[],
): Promise<Map<string, UsedPeriodMark>> {
  const { rows } = await sql<UsedPeriodMark>`
    select operation_id as "operationId", plan_uuid as "planUuid", period, student_id as "studentId", version, score,
      unmarked, comment, by_user_id as by
    from period_mark_event where school_id = ${schoolId}::int and operation_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.operationId, row]))
}

/** Writes marks of a plan that is held, and appends an event for each. */
export async function storeMarks(
  db: Db,
  { schoolId, planUuid, period }: Place,
  { userId, at, amendmentUuid }: Author,
  accepted: readonly AcceptedPeriodMark[],
): Promise<void> {
  await sql`
    with op as materialized (
      select * from json_to_recordset(${JSON.stringify(accepted)}::json) as sent ("operationId" uuid, "studentId" int,
        base int, score smallint, unmarked text, comment text, uuid uuid)
    ), written as (
      insert into period_mark (school_id, plan_uuid, student_id, period, uuid, score, unmarked, comment, version,
        updated_by, updated_at)
      select ${schoolId}::int, ${planUuid}::uuid, op."studentId", ${period}::text, op.uuid, op.score, op.unmarked,
        op.comment, op.base + 1, ${userId}::int, ${at.toISOString()}::timestamptz
      from op
      on conflict (school_id, plan_uuid, student_id, period) do update set score = excluded.score,
        unmarked = excluded.unmarked, comment = excluded.comment, version = excluded.version,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at
    )
    insert into period_mark_event (school_id, operation_id, plan_uuid, student_id, period, version, score, unmarked,
      comment, amendment_uuid, by_user_id, at)
    select ${schoolId}::int, op."operationId", ${planUuid}::uuid, op."studentId", ${period}::text, op.base + 1, op.score,
      op.unmarked, op.comment, ${amendmentUuid}::uuid, ${userId}::int, ${at.toISOString()}::timestamptz
    from op`
    .execute(db)
    .catch(orRunAgain('period_mark_event_pkey'))
}
