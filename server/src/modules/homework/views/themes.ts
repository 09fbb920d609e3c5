import type { HomeworkTheme } from '@qalam/contract/homework/answers.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { taughtBy } from './work.ts'

/** Themes of a teacher's lessons with a group in a subject, in the order of the lessons. */
export async function themesOf(
  db: Db,
  { schoolId, userId }: Actor,
  { groupId, subjectId }: { groupId: number; subjectId: number },
): Promise<HomeworkTheme[]> {
  const { rows } = await sql<HomeworkTheme>`select theme.uuid, theme.theme, lesson.uuid as "lessonUuid",
      to_char(lesson.on_date, 'YYYY-MM-DD') as date, homework.uuid as "homeworkUuid"
    from class_lesson lesson join plan_lesson theme on theme.school_id = lesson.school_id and theme.uuid = lesson.plan_lesson_uuid
    left join homework on homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid
    where lesson.school_id = ${schoolId}::int and lesson.group_id = ${groupId} and lesson.subject_id = ${subjectId}
      and ${taughtBy({ userId })} order by lesson.on_date, lesson.starts limit 500`.execute(db)
  return rows
}
