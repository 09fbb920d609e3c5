import type { ExamKind } from '@qalam/contract/exams/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { SittingKey } from '../repository/sittings.ts'

export type RoomAttempt = {
  studentId: number
  uuid: string
  n: number
  startedAt: Date
  deadline: Date
  seenAt: Date
  atExercise: string | null
  waiting: number
  sealedAt: Date | null
  sealedBy: 'student' | 'bell' | 'teacher' | null
  lateDiscounted: boolean
  keyVersion: number | null
  answered: number
  late: number
}

/** The present attempts of a sitting, with how much was answered. */
export async function roomAttempts(db: Db, { schoolId, uuid }: SittingKey): Promise<RoomAttempt[]> {
  const { rows } = await sql<RoomAttempt>`select a.student_id as "studentId", a.uuid, a.n, a.started_at as "startedAt",
      a.deadline, a.seen_at as "seenAt", a.at_exercise as "atExercise", a.waiting, a.sealed_at as "sealedAt",
      a.sealed_by as "sealedBy", a.late_discounted as "lateDiscounted", a.key_version as "keyVersion",
      count(w.exercise_uuid) filter (where w.answer is not null and w.answer <> 'null'::jsonb)::int as answered,
      count(w.exercise_uuid) filter (where w.late)::int as late
    from attempt a left join answer w on w.school_id = a.school_id and w.attempt_uuid = a.uuid
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.reset_at is null
    group by a.school_id, a.uuid`.execute(db)
  return rows
}

export type OwnWindow = { studentId: number; opensAt: Date | null; closesAt: Date | null; extraMinutes: number }

/** Own windows and minutes of a sitting. */
export async function ownWindows(db: Db, { schoolId, uuid }: SittingKey): Promise<OwnWindow[]> {
  const { rows } =
    await sql<OwnWindow>`select e.student_id as "studentId", e.opens_at as "opensAt", e.closes_at as "closesAt",
      e.extra_minutes as "extraMinutes" from sitting_exception e
    where e.school_id = ${schoolId} and e.sitting_uuid = ${uuid}`.execute(db)
  return rows
}

/** How often each student's work was put back. */
export async function resetsOf(db: Db, { schoolId, uuid }: SittingKey): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; times: number }>`select a.student_id as id, count(*)::int as times
    from attempt a where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.reset_at is not null
    group by a.student_id`.execute(db)
  return new Map(rows.map(({ id, times }) => [id, times]))
}

export type ExamResetLine = {
  id: string
  date: Date
  result: number | null
  maxResult: number
  by: number
  title: string
}

/** Resets of a student's work, newest first (M-28). */
export async function resetLines(
  db: Db,
  { schoolId, uuid }: SittingKey,
  studentId: number,
  kinds: readonly ExamKind[],
): Promise<ExamResetLine[]> {
  const { rows } =
    await sql<ExamResetLine>`select a.uuid as id, r.at as date, r.total as result, r.max_score as "maxResult",
      r.by_user_id as by, v.title
    from attempt_reset r join attempt a on a.school_id = r.school_id and a.uuid = r.attempt_uuid
    join sitting s on s.school_id = a.school_id and s.uuid = a.sitting_uuid
    join content_version v on v.school_id = a.school_id and v.uuid = a.version_uuid
    where r.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = ${studentId} and s.kind = any (${kinds}::text[])
    order by r.at desc limit 100`.execute(db)
  return rows
}
