import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Sitting } from '../repository/sittings.ts'

export type StudentWindow = { opensAt: Date; closesAt: Date; extraMinutes: number }

/** The window of a student: the own one where there is one. */
export async function windowOf(
  db: Db,
  { schoolId, uuid, opensAt, closesAt }: Sitting,
  studentId: number,
): Promise<StudentWindow> {
  const { rows } = await sql<{ opensAt: Date | null; closesAt: Date | null; extraMinutes: number }>`
    select e.opens_at as "opensAt", e.closes_at as "closesAt", e.extra_minutes as "extraMinutes" from sitting_exception e
    where e.school_id = ${schoolId} and e.sitting_uuid = ${uuid} and e.student_id = ${studentId}`.execute(db)
  const [own] = rows
  return {
    opensAt: own?.opensAt ?? opensAt,
    closesAt: own?.closesAt ?? closesAt,
    extraMinutes: own?.extraMinutes ?? 0,
  }
}
