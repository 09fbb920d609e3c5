import type { AmendmentDraft } from '@qalam/contract/period-marks/shapes.ts'
import { amendmentOpen, amendmentReused } from '@qalam/contract/period-marks/problems.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'

export async function storeAmendment(
  db: Db,
  { schoolId, userId, at }: { schoolId: number; userId: number; at: Date },
  { uuid, calendarPlanUuid, period, studentId, baseVersion, score, unmarked, comment, reason }: AmendmentDraft,
): Promise<void> {
  await db
    .insertInto('period_amendment')
    .values({
      school_id: schoolId,
      uuid,
      plan_uuid: calendarPlanUuid,
      period,
      student_id: studentId,
      base_version: baseVersion,
      score,
      unmarked,
      comment,
      reason,
      asked_by: userId,
      asked_at: at.toISOString(),
    })
    .execute()
    .catch(orRefuse('period_amendment_open', amendmentOpen()))
    .catch(orRefuse('period_amendment_pkey', amendmentReused()))
}

/** Whether it was still open. */
export async function storeDecision(
  db: Db,
  { schoolId, userId, at }: { schoolId: number; userId: number; at: Date },
  { uuid, decision, note }: { uuid: string; decision: 'approved' | 'refused' | 'withdrawn'; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('period_amendment')
    .set({ decision, note, decided_by: userId, decided_at: at.toISOString() })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .where('decision', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
