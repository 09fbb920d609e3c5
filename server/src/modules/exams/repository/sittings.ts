import type { ExamKind, SittingDraft } from '@qalam/contract/exams/shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'

export type SittingKey = { schoolId: number; uuid: string }

export type Sitting = SittingKey & {
  lessonUuid: string
  groupId: number
  versionUuid: string
  kind: ExamKind
  minutes: number
  lateMinutes: number
  opensAt: Date
  closesAt: Date
}

/** The schools that an actor looks into: their own, and a parent those of the children. */
const schoolsOf = ({ schoolId, userId }: Actor): RawBuilder<{ id: number }> => sql`
  select ${schoolId}::int as id
  union all select guardian.school_id from family_tie guardian where guardian.parent_id = ${userId}::int`

/** A sitting of a school that the actor looks into. */
export async function sittingFor(db: Db, actor: Actor, uuid: string): Promise<Sitting | undefined> {
  const { rows } = await sql<Sitting>`select s.school_id as "schoolId", s.uuid, s.lesson_uuid as "lessonUuid",
      l.group_id as "groupId", s.version_uuid as "versionUuid", s.kind, s.minutes, s.late_minutes as "lateMinutes",
      s.opens_at as "opensAt", s.closes_at as "closesAt"
    from sitting s join class_lesson l on l.school_id = s.school_id and l.uuid = s.lesson_uuid
    where s.school_id in (${schoolsOf(actor)}) and s.uuid = ${uuid}`.execute(db)
  return rows[0]
}

type New = SittingKey & { lessonUuid: string; kind: ExamKind; by: number; now: Date }

/** Stores a sitting; false when its uuid is taken. */
export async function insertSitting(db: Db, key: New, draft: SittingDraft): Promise<boolean> {
  const { rows } =
    await sql`insert into sitting (school_id, uuid, lesson_uuid, version_uuid, kind, minutes, late_minutes,
      opens_at, closes_at, given_by, given_at)
    values (${key.schoolId}, ${key.uuid}, ${key.lessonUuid}, ${draft.versionUuid}, ${key.kind}, ${draft.minutes},
      ${draft.lateMinutes}, ${draft.opensAt}::timestamptz, ${draft.closesAt}::timestamptz, ${key.by}, ${key.now})
    on conflict (school_id, uuid) do nothing returning uuid`.execute(db)
  return rows.length > 0
}

/** Takes a sitting back that nobody has begun; false when somebody has. */
export async function removeSitting(db: Db, { schoolId, uuid }: SittingKey): Promise<boolean> {
  const { rows } = await sql`delete from sitting s where s.school_id = ${schoolId} and s.uuid = ${uuid}
      and not exists (select from attempt a where a.school_id = s.school_id and a.sitting_uuid = s.uuid)
    returning s.uuid`.execute(db)
  return rows.length > 0
}

type ForSome = SittingKey & { students: readonly number[] }

/** Gives these students minutes more, and an end of their window that lies as much later. */
export async function addMinutes(db: Db, { schoolId, uuid, students }: ForSome, minutes: number): Promise<void> {
  await sql`insert into sitting_exception as e (school_id, sitting_uuid, student_id, closes_at, extra_minutes)
    select s.school_id, s.uuid, u.id, s.closes_at + make_interval(mins => ${minutes}), ${minutes}
    from sitting s cross join unnest(${students}::int[]) as u (id)
    where s.school_id = ${schoolId} and s.uuid = ${uuid}
    on conflict (school_id, sitting_uuid, student_id) do update set
      extra_minutes = least(300, e.extra_minutes + ${minutes}),
      closes_at = coalesce(e.closes_at, excluded.closes_at - make_interval(mins => ${minutes}))
        + make_interval(mins => ${minutes})`.execute(db)
  await sql`update attempt a set deadline = least(
      a.started_at + make_interval(mins => s.minutes + e.extra_minutes), coalesce(e.closes_at, s.closes_at))
    from sitting s join sitting_exception e on e.school_id = s.school_id and e.sitting_uuid = s.uuid
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and s.school_id = a.school_id and s.uuid = a.sitting_uuid
      and e.student_id = a.student_id and a.student_id = any (${students}::int[]) and a.reset_at is null
      and a.sealed_at is null`.execute(db)
}

export type SittingWindow = { opensAt: string; closesAt: string }

/** Gives these students a window of their own; who has begun already has until its end at the latest. */
export async function setWindow(db: Db, { schoolId, uuid, students }: ForSome, window: SittingWindow): Promise<void> {
  await sql`insert into sitting_exception as e (school_id, sitting_uuid, student_id, opens_at, closes_at)
    select ${schoolId}, ${uuid}, u.id, ${window.opensAt}::timestamptz, ${window.closesAt}::timestamptz
    from unnest(${students}::int[]) as u (id)
    on conflict (school_id, sitting_uuid, student_id) do update
      set opens_at = excluded.opens_at, closes_at = excluded.closes_at`.execute(db)
  await sql`update attempt a set deadline = least(
      a.started_at + make_interval(mins => s.minutes + e.extra_minutes), e.closes_at)
    from sitting s join sitting_exception e on e.school_id = s.school_id and e.sitting_uuid = s.uuid
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and s.school_id = a.school_id and s.uuid = a.sitting_uuid
      and e.student_id = a.student_id and a.student_id = any (${students}::int[]) and a.reset_at is null
      and a.sealed_at is null`.execute(db)
}

/** Ends the window of these students now, and seals what they have begun. */
export async function endNow(db: Db, { schoolId, uuid, students }: ForSome, now: Date): Promise<void> {
  await sql`insert into sitting_exception as e (school_id, sitting_uuid, student_id, closes_at)
    select ${schoolId}, ${uuid}, u.id, ${momentOf(now)} from unnest(${students}::int[]) as u (id)
    on conflict (school_id, sitting_uuid, student_id) do update set closes_at = excluded.closes_at`.execute(db)
  await sql`update attempt a set sealed_at = m.at, deadline = least(a.deadline, m.at), sealed_by = 'teacher'
    from (select ${momentOf(now)} as at) m
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = any (${students}::int[])
      and a.reset_at is null and a.sealed_at is null`.execute(db)
}

/** Ends the window of everybody: those who have none of their own do not begin any more. */
export async function closeSitting(db: Db, { schoolId, uuid }: SittingKey, now: Date): Promise<void> {
  await sql`update sitting s set closes_at = greatest(s.opens_at + interval '1 second', m.at)
    from (select ${momentOf(now)} as at) m
    where s.school_id = ${schoolId} and s.uuid = ${uuid} and s.closes_at > m.at`.execute(db)
}

/** Opens the work again for these students for so many minutes from now. */
export async function reopenFor(
  db: Db,
  { schoolId, uuid, students }: ForSome,
  minutes: number,
  now: Date,
): Promise<void> {
  await sql`insert into sitting_exception as e (school_id, sitting_uuid, student_id, opens_at, closes_at)
    select ${schoolId}, ${uuid}, u.id, ${momentOf(now)}, ${momentOf(now)} + make_interval(mins => ${minutes})
    from unnest(${students}::int[]) as u (id)
    on conflict (school_id, sitting_uuid, student_id) do update
      set opens_at = excluded.opens_at, closes_at = excluded.closes_at`.execute(db)
  await sql`update attempt a set deadline = ${momentOf(now)} + make_interval(mins => ${minutes}), sealed_at = null,
      sealed_by = null, key_version = null
    where a.school_id = ${schoolId} and a.sitting_uuid = ${uuid} and a.student_id = any (${students}::int[])
      and a.reset_at is null`.execute(db)
}

/** When a family may see them: a school may hold what was scored back for some hours more. */
export async function toldFrom(db: Db, schoolId: number, releasesAt: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${releasesAt}::timestamptz
      + make_interval(hours => school.mark_notice_hours) as at from known_school school where school.id = ${schoolId}`.execute(
    db,
  )
  return found(rows[0]).at
}

/** When keys and results of a version may be seen at the earliest: its last window, and the late minutes, are over. */
export async function releaseOf(db: Db, schoolId: number, versionUuid: string): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select max(greatest(s.closes_at, coalesce((select max(e.closes_at)
      from sitting_exception e where e.school_id = s.school_id and e.sitting_uuid = s.uuid), s.closes_at))
      + make_interval(mins => s.late_minutes)) as at
    from sitting s where s.school_id = ${schoolId} and s.version_uuid = ${versionUuid}`.execute(db)
  return found(rows[0]?.at)
}
