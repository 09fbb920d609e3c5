import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Which plan, student and period a mark is of. */
export async function placeOf(
  db: Db,
  schoolId: number,
  uuid: string,
): Promise<{ planUuid: string; studentId: number; period: MarkPeriod } | undefined> {
  const { rows } = await sql<{ planUuid: string; studentId: number; period: MarkPeriod }>`
    select plan_uuid as "planUuid", student_id as "studentId", period from period_mark
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid`.execute(db)
  return rows[0]
}
