import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { refuseClosed } from './closed.ts'

export type NewSlot = {
  groupId: number
  planUuid: string
  subgroupId: number | null
  weekDay: number
  number: number
  cabinetId: number | null
}

/** The natural key of a slot of the reference week. */
export const slotKey = (groupId: number, weekDay: number, number: number, subgroupId: number | null): string =>
  `${groupId}:${weekDay}:${number}:${subgroupId ?? ''}`

/** Slots of the reference week; answers the keys of the ones that were new. */
export async function storeSlots(db: Db, schoolId: number, slots: readonly NewSlot[]): Promise<Set<string>> {
  const { rows } = await sql<{ groupId: number; weekDay: number; number: number; subgroupId: number | null }>`
    insert into timetable_slot (school_id, group_id, plan_uuid, subgroup_id, week_day, number, cabinet_id)
    select ${schoolId}, s."groupId", s."planUuid", s."subgroupId", s."weekDay", s.number, s."cabinetId"
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as s("groupId" int, "planUuid" uuid, "subgroupId" int,
      "weekDay" smallint, number smallint, "cabinetId" int)
    on conflict on constraint timetable_slot_key do nothing
    returning group_id as "groupId", week_day as "weekDay", timetable_slot.number, subgroup_id as "subgroupId"`.execute(
    db,
  )
  return new Set(rows.map((row) => slotKey(row.groupId, row.weekDay, row.number, row.subgroupId)))
}

export type NewLesson = {
  uuid: string
  quarterId: number
  groupId: number
  subgroupId: number | null
  subgroupNumber: number | null
  subjectId: number
  planUuid: string
  planLessonUuid: string | null
  teacherId: number
  cabinetId: number | null
  onDate: string
  starts: string
  ends: string
}

/** Rows of one statement: large enough to be quick, small enough to be planned in memory. */
const chunk = 4_000

/** Dated lessons; the exclusion constraints refuse the whole lot when two of them clash. */
export async function storeLessons(db: Db, schoolId: number, lessons: readonly NewLesson[]): Promise<void> {
  for (let from = 0; from < lessons.length; from += chunk) {
    await sql`insert into lesson (uuid, school_id, quarter_id, group_id, subgroup_id, subgroup_number, subject_id, plan_uuid,
        plan_lesson_uuid, teacher_id, cabinet_id, on_date, starts, ends)
      select l.uuid, ${schoolId}, l."quarterId", l."groupId", l."subgroupId", l."subgroupNumber", l."subjectId", l."planUuid",
        l."planLessonUuid", l."teacherId", l."cabinetId", l."onDate", l.starts, l.ends
      from jsonb_to_recordset(${JSON.stringify(lessons.slice(from, from + chunk))}::jsonb) as l(uuid uuid, "quarterId" int,
        "groupId" int, "subgroupId" int, "subgroupNumber" smallint, "subjectId" int, "planUuid" uuid, "planLessonUuid" uuid,
        "teacherId" int, "cabinetId" int, "onDate" date, starts time, ends time)`
      .execute(db)
      .catch(refuseClosed)
  }
}

type OpenLesson = { uuid: string; planUuid: string; quarterId: number; onDate: string; starts: string }

/** Lessons of plans that hold no theme yet, in the order they are held: themes are bound to them one by one. */
export async function openLessons(db: Db, schoolId: number, planUuids: readonly string[]): Promise<OpenLesson[]> {
  const { rows } = await sql<OpenLesson>`
    select l.uuid, l.plan_uuid as "planUuid", l.quarter_id as "quarterId", l.on_date as "onDate", l.starts from lesson l
    where l.school_id = ${schoolId} and l.plan_uuid = any(${planUuids}::uuid[]) and l.plan_lesson_uuid is null
      and l.conducted_at is null
      and not exists (select from calendar_plan closed where closed.school_id = l.school_id and closed.uuid = l.plan_uuid
        and l.quarter_id % 10 = any(closed.closed_quarters))
    order by l.plan_uuid, l.quarter_id, l.on_date, l.starts`.execute(db)
  return rows
}

/** Binds themes to lessons. */
export async function bindThemes(
  db: Db,
  schoolId: number,
  pairs: readonly { uuid: string; planLessonUuid: string }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`update lesson set version = lesson.version + 1, plan_lesson_uuid = p."planLessonUuid"
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(uuid uuid, "planLessonUuid" uuid)
    where lesson.uuid = p.uuid and lesson.school_id = ${schoolId}`.execute(db)
}

/**
 * Gives the lessons of plans to other teachers from a day on: those that were not conducted and that nobody substitutes.
 * Violates `lesson_teacher_free` when a new teacher is busy. Two teachers may swap: while the lessons are rewritten they
 * stand in nobody's way, and each is judged again as it comes back.
 */
export async function giveLessons(
  db: Db,
  schoolId: number,
  from: string,
  changes: readonly { planUuid: string; teacherId: number }[],
): Promise<void> {
  if (changes.length === 0) return
  const { rows } = await sql<{ uuid: string }>`
    update lesson set teacher_id = c."teacherId", version = lesson.version + 1, forced = true, forced_by = c."teacherId",
      forced_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("planUuid" uuid, "teacherId" int)
    where lesson.school_id = ${schoolId} and lesson.plan_uuid = c."planUuid" and lesson.on_date >= ${from}::date
      and lesson.conducted_at is null and lesson.substituted_id is null and not lesson.forced
    returning lesson.uuid`.execute(db)
  const uuids = rows.map(({ uuid }) => uuid)
  await sql`update lesson set forced = false, forced_by = null, forced_at = null
    where lesson.school_id = ${schoolId} and lesson.uuid = any(${uuids}::uuid[])`.execute(db)
  await sql`update lesson set teacher_id = c."teacherId", version = lesson.version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("planUuid" uuid, "teacherId" int)
    where lesson.school_id = ${schoolId} and lesson.plan_uuid = c."planUuid" and lesson.on_date >= ${from}::date
      and lesson.conducted_at is null and lesson.substituted_id is null and lesson.forced`.execute(db)
}
