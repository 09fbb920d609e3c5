import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Where a score of homework belongs: the lesson of the same plan on the due day, else the lesson it was set with. */
export async function cellLessonOf(db: Db, schoolId: number, homeworkUuid: string): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`select coalesce((select due.uuid from class_lesson due
      left join plan_lesson theme on theme.school_id = due.school_id and theme.uuid = due.plan_lesson_uuid
      where due.school_id = lesson.school_id and due.plan_uuid = lesson.plan_uuid and due.on_date = homework.due_on
        and coalesce(theme.entity_kind, 'regular') not in ('sor', 'soch')
      order by due.starts limit 1), lesson.uuid) as uuid
    from homework join class_lesson lesson on lesson.school_id = homework.school_id and lesson.uuid = homework.lesson_uuid
    where homework.school_id = ${schoolId} and homework.uuid = ${homeworkUuid}::uuid`.execute(db)
  return rows[0]?.uuid ?? homeworkUuid
}
