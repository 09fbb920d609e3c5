import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Keys of rows that were made, and rows that get back what they held. */
type Taken = { slots: readonly string[]; lessons: readonly string[]; was: readonly unknown[] }

/**
 * Removes slots and lessons that were made, and gives others their teacher and their theme back. While they are rewritten
 * they stand in nobody's way, so that two teachers may swap back.
 */
export async function takeBackLessons(db: Db, schoolId: number, { slots, lessons, was }: Taken): Promise<void> {
  await sql`delete from lesson where school_id = ${schoolId} and uuid = any(${lessons}::uuid[])`.execute(db)
  await sql`delete from timetable_slot where school_id = ${schoolId} and id = any(${slots}::int[])`.execute(db)
  const list = JSON.stringify(was)
  const { rows } = await sql<{ uuid: string }>`update lesson set teacher_id = w.teacher_id,
      plan_lesson_uuid = w.plan_lesson_uuid, version = lesson.version + 1, forced = true, forced_by = w.teacher_id,
      forced_at = now()
    from jsonb_to_recordset(${list}::jsonb) as w(uuid uuid, teacher_id int, plan_lesson_uuid uuid)
    where lesson.school_id = ${schoolId} and lesson.uuid = w.uuid and not lesson.forced
    returning lesson.uuid`.execute(db)
  await sql`update lesson set plan_lesson_uuid = w.plan_lesson_uuid, version = lesson.version + 1
    from jsonb_to_recordset(${list}::jsonb) as w(uuid uuid, plan_lesson_uuid uuid)
    where lesson.school_id = ${schoolId} and lesson.uuid = w.uuid
      and lesson.plan_lesson_uuid is distinct from w.plan_lesson_uuid`.execute(db)
  const uuids = rows.map(({ uuid }) => uuid)
  await sql`update lesson set forced = false, forced_by = null, forced_at = null
    where school_id = ${schoolId} and uuid = any(${uuids}::uuid[])`.execute(db)
}
