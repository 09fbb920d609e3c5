import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Closing = {
  schoolId: number
  planUuid: string
  period: MarkPeriod
  revision: number
  userId: number
  at: Date
  snapshot: string
  signature: Buffer
  keyId: string
  amendmentUuid: string | null
}

/** Appends a signed snapshot of a period. The first one closes it: nobody is reminded of it any more. */
export async function storeClosing(db: Db, closing: Closing): Promise<void> {
  const { schoolId, planUuid, period, revision, userId, at, snapshot, signature, keyId, amendmentUuid } = closing
  await db
    .insertInto('period_closing')
    .values({
      school_id: schoolId,
      plan_uuid: planUuid,
      period,
      revision,
      closed_by: userId,
      closed_at: at.toISOString(),
      snapshot,
      signature,
      key_id: keyId,
      amendment_uuid: amendmentUuid,
    })
    .execute()
  if (revision > 1) return
  await sql`delete from closing_reminder where school_id = ${schoolId}::int and plan_uuid = ${planUuid}::uuid
    and period = ${period}::text`.execute(db)
}

/** Notes who was asked to close which periods; the latest time counts. */
export async function storeReminders(
  db: Db,
  { schoolId, userId, at }: { schoolId: number; userId: number; at: Date },
  plans: readonly { calendarPlanUuid: string; period: MarkPeriod }[],
): Promise<void> {
  await sql`
    insert into closing_reminder (school_id, plan_uuid, period, by_user_id, at)
    select ${schoolId}::int, p."calendarPlanUuid", p.period, ${userId}::int, ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(plans)}::json) as p ("calendarPlanUuid" uuid, period text)
    on conflict (school_id, plan_uuid, period) do update set by_user_id = excluded.by_user_id, at = excluded.at`.execute(
    db,
  )
}
