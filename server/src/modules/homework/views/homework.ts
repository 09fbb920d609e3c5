import type { HomeworkView } from '@qalam/contract/homework/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { fullName, personName } from '#vocabulary/people.ts'

export type HomeworkRow = HomeworkView & {
  wantsAnswer: boolean
  toAll: boolean
  expiresAt: string | null
  contentVersion: string | null
  /** Students it was set for by choice; empty where it is for all. */
  chosen: number[]
  /** Answers that were sent and would be lost with it. */
  sentAnswers: number
  changedBy: string
  changedAt: string
}

/** Files of the row of `homework`, in their order, as JSON. */
export const filesOf = `coalesce((select json_agg(json_build_object('uuid', stored_file.uuid, 'name', stored_file.name,
    'bytes', stored_file.bytes, 'mime', stored_file.mime) order by homework_file.position)
  from homework_file join stored_file on stored_file.school_id = homework_file.school_id and stored_file.uuid = homework_file.file_uuid
  where homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid), '[]'::json)`

/** The homework of a lesson with its files and what it asks, as its teacher reads it. */
export async function homeworkOf(db: Db, schoolId: number, lessonUuid: string): Promise<HomeworkRow | null> {
  const { rows } = await sql<HomeworkRow>`select homework.uuid, homework.body as "text",
    to_char(homework.due_on, 'YYYY-MM-DD') as "dueOn", homework.version, homework.wants_answer as "wantsAnswer",
    homework.to_all as "toAll", homework.content_version_uuid as "contentVersion",
    to_char(homework.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt",
    ${sql.raw(filesOf)} as "files",
    case when homework.to_all then '[]'::json else coalesce((select json_agg(recipient.student_id order by recipient.student_id)
      from homework_recipient recipient where recipient.school_id = homework.school_id
        and recipient.homework_uuid = homework.uuid), '[]'::json) end as "chosen",
    (select count(*)::int from homework_recipient recipient
      join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
      where recipient.school_id = homework.school_id and recipient.homework_uuid = homework.uuid
        and answer.state <> 'draft') as "sentAnswers",
    (select ${sql.raw(personName('app_user'))} from placed_person app_user
      where app_user.id = coalesce(homework.updated_by, homework.created_by)) as "changedBy",
    to_char(homework.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
    from homework where homework.school_id = ${schoolId} and homework.lesson_uuid = ${lessonUuid}`.execute(db)
  return rows[0] ?? null
}

/** Who attends a lesson, by name. */
export async function attendingOf(
  db: Db,
  schoolId: number,
  lessonUuid: string,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{
    id: number
    name: string
  }>`select distinct student.id, ${sql.raw(fullName('student'))} as name
    from class_lesson lesson join class_stay enrolment on ${sql.raw(attends('enrolment', 'lesson'))}
    join placed_person student on student.school_id = enrolment.school_id and student.id = enrolment.student_id
    where lesson.school_id = ${schoolId} and lesson.uuid = ${lessonUuid} order by name, student.id limit 200`.execute(
    db,
  )
  return rows
}

/** What a lesson's cell takes at most. */
export async function maximumOf(db: Db, schoolId: number, lessonUuid: string): Promise<number> {
  const { rows } = await sql<{ max: number }>`select coalesce(theme.max_score, 10) as max from class_lesson lesson
    left join plan_lesson theme on theme.school_id = lesson.school_id and theme.uuid = lesson.plan_lesson_uuid
    where lesson.school_id = ${schoolId} and lesson.uuid = ${lessonUuid}`.execute(db)
  return rows[0]?.max ?? 10
}
