import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'
import type { SittingKey } from './sittings.ts'

export type ExamAttempt = {
  uuid: string
  sittingUuid: string
  studentId: number
  n: number
  versionUuid: string
  seed: string
  startedAt: Date
  deadline: Date
  atExercise: string | null
  given: number
  sealedAt: Date | null
  sealedBy: 'student' | 'bell' | 'teacher' | null
  lateDiscounted: boolean
  keyVersion: number | null
}

export type StudentSitting = SittingKey & { studentId: number }

const columns: RawBuilder<unknown> = sql`a.uuid, a.sitting_uuid as "sittingUuid", a.student_id as "studentId", a.n,
  a.version_uuid as "versionUuid", a.seed, a.started_at as "startedAt", a.deadline, a.at_exercise as "atExercise", a.given,
  a.sealed_at as "sealedAt", a.sealed_by as "sealedBy", a.late_discounted as "lateDiscounted", a.key_version as "keyVersion"`

/** The present attempt of a student: one that was put back is none. */
export async function livingAttempt(
  db: Db,
  { schoolId, uuid, studentId }: StudentSitting,
): Promise<ExamAttempt | undefined> {
  const { rows } = await sql<ExamAttempt>`select ${columns} from attempt a
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = ${studentId}
      and a.reset_at is null`.execute(db)
  return rows[0]
}

/** The present attempts of a sitting. */
export async function livingAttempts(db: Db, { schoolId, uuid }: SittingKey): Promise<ExamAttempt[]> {
  const { rows } = await sql<ExamAttempt>`select ${columns} from attempt a
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.reset_at is null order by a.student_id`.execute(
    db,
  )
  return rows
}

/** The present attempts of a version, in every class that had it. */
export async function attemptsOfVersion(db: Db, schoolId: number, versionUuid: string): Promise<ExamAttempt[]> {
  const { rows } = await sql<ExamAttempt>`select ${columns} from attempt a
    where a.school_id = ${schoolId} and a.version_uuid = ${versionUuid} and a.reset_at is null
      and a.key_version is not null order by a.uuid`.execute(db)
  return rows
}

/** Whether a student's attempts at a work were all put back. */
export async function wasReset(db: Db, { schoolId, uuid, studentId }: StudentSitting): Promise<boolean> {
  const { rows } = await sql`select from attempt a where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid}
    and a.student_id = ${studentId} and a.reset_at is not null limit 1`.execute(db)
  return rows.length > 0
}

/** Begins an attempt where the window of the student is open and none stands; the database decides both. */
export async function begin(
  db: Db,
  { schoolId, uuid, studentId }: StudentSitting,
  { own, seed, now }: { own: string; seed: string; now: Date },
): Promise<void> {
  await sql`insert into attempt (school_id, uuid, sitting_uuid, student_id, n, version_uuid, seed, started_at, deadline, seen_at)
    select s.school_id, ${own}, s.uuid, ${studentId}, 1 + (select coalesce(max(b.n), 0) from attempt b
        where b.school_id = s.school_id and b.sitting_uuid = s.uuid and b.student_id = ${studentId}),
      s.version_uuid, ${seed}, m.at,
      least(m.at + make_interval(mins => s.minutes + coalesce(e.extra_minutes, 0)), coalesce(e.closes_at, s.closes_at)), m.at
    from sitting s cross join (select ${momentOf(now)} as at) m
    left join sitting_exception e on e.school_id = s.school_id and e.sitting_uuid = s.uuid and e.student_id = ${studentId}
    where s.school_id = ${schoolId} and s.uuid = ${uuid} and m.at >= coalesce(e.opens_at, s.opens_at)
      and m.at < coalesce(e.closes_at, s.closes_at)
    on conflict do nothing`.execute(db)
}

export type Touched = ExamAttempt & { received: Date; bell: Date; lateMinutes: number; wasSeen: Date }

/**
 * Holds an attempt that may still be given answers, and notes that its device was heard. None when there is no such attempt:
 * the guard stands in the statement, by the clock of the database.
 */
export async function touch(
  db: Db,
  { schoolId, uuid, studentId }: StudentSitting,
  { at, waiting, answers, now }: { at: string | null; waiting: number; answers: number; now: Date },
): Promise<Touched | undefined> {
  const { rows } =
    await sql<Touched>`update attempt a set seen_at = m.at, at_exercise = coalesce(${at}::uuid, a.at_exercise),
      waiting = ${waiting}, given = a.given + ${answers}
    from sitting s, (select ${momentOf(now)} as at) m,
      (select b.uuid, b.seen_at from attempt b where b.school_id = ${schoolId} and b.sitting_uuid = ${uuid}
        and b.student_id = ${studentId} and b.reset_at is null) before
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = ${studentId} and a.reset_at is null
      and s.school_id = a.school_id and s.uuid = a.sitting_uuid and before.uuid = a.uuid
      and m.at <= least(a.deadline, coalesce(a.sealed_at, a.deadline)) + make_interval(mins => s.late_minutes)
    returning ${columns}, m.at as received, least(a.deadline, coalesce(a.sealed_at, a.deadline)) as bell,
      s.late_minutes as "lateMinutes", before.seen_at as "wasSeen"`.execute(db)
  return rows[0]
}

/** Seals an attempt that is not, once; one whose bell has rung was sealed by it. Says whether this call did. */
export async function seal(db: Db, { schoolId, uuid, studentId }: StudentSitting, now: Date): Promise<boolean> {
  const { rows } = await sql`update attempt a set sealed_at = least(m.at, a.deadline),
      sealed_by = case when m.at > a.deadline then 'bell' else 'student' end
    from (select ${momentOf(now)} as at) m
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = ${studentId} and a.reset_at is null
      and a.sealed_at is null returning a.uuid`.execute(db)
  return rows.length > 0
}

/** Seals what the bell has sealed, in a whole sitting. */
export async function sealRung(db: Db, { schoolId, uuid }: SittingKey, now: Date): Promise<void> {
  await sql`update attempt a set sealed_at = a.deadline, sealed_by = 'bell'
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.reset_at is null and a.sealed_at is null
      and a.deadline < ${momentOf(now)}`.execute(db)
}

/** The moment of the database, as the guards see it. */
export async function momentIn(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${momentOf(now)} as at`.execute(db)
  return rows[0]?.at ?? now
}

/** Counts what came after the bell of an attempt, or does not; false when there is none. */
export async function discount(db: Db, schoolId: number, uuid: string, discounted: boolean): Promise<boolean> {
  const { rows } = await sql`update attempt a set late_discounted = ${discounted}
    where a.school_id = ${schoolId} and a.uuid = ${uuid} and a.reset_at is null returning a.uuid`.execute(db)
  return rows.length > 0
}

/** Puts an attempt back and keeps what it had brought; false when it was put back already. */
export async function putBack(
  db: Db,
  { schoolId, uuid }: SittingKey,
  { total, maxScore, by, now }: { total: number | null; maxScore: number; by: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`with gone as (
      update attempt a set reset_at = ${now}, sealed_at = coalesce(a.sealed_at, ${now}),
        sealed_by = coalesce(a.sealed_by, 'teacher')
      where a.school_id = ${schoolId} and a.uuid = ${uuid} and a.reset_at is null returning a.uuid)
    insert into attempt_reset (school_id, attempt_uuid, total, max_score, by_user_id, at)
    select ${schoolId}, gone.uuid, ${total}::smallint, ${maxScore}::smallint, ${by}, ${now} from gone returning attempt_uuid`.execute(
    db,
  )
  return rows.length > 0
}
