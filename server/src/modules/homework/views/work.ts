import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { filesOf } from './homework.ts'

/** The homework of a lesson as JSON parts: rows `homework`, `lesson`, `subject`, `study_group` and `theme`. */
export const workParts = `'uuid', homework.uuid, 'lessonUuid', lesson.uuid, 'text', homework.body, 'subject', subject.name,
  'group', ${groupLabel('study_group')}, 'theme', coalesce(theme.theme, ''), 'givenOn', to_char(lesson.on_date, 'YYYY-MM-DD'),
  'dueOn', to_char(homework.due_on, 'YYYY-MM-DD'),
  'dateExpired', to_char(homework.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'maxScore', homework.max_score`

export const work = `json_build_object(${workParts}, 'files', ${filesOf})`

export const workTables = `join class_lesson lesson on lesson.school_id = homework.school_id and lesson.uuid = homework.lesson_uuid
  join subject on subject.id = lesson.subject_id
  join school_class study_group on study_group.school_id = lesson.school_id and study_group.id = lesson.group_id
  left join plan_lesson theme on theme.school_id = lesson.school_id and theme.uuid = lesson.plan_lesson_uuid`

/** Lessons that a teacher gives, stands in for, or has in a plan of theirs. */
export const taughtBy = ({ userId }: Pick<Actor, 'userId'>) => sql`(lesson.teacher_id = ${userId}::int
  or lesson.substituted_id = ${userId}::int
  or exists (select from calendar_plan plan where plan.school_id = lesson.school_id and plan.uuid = lesson.plan_uuid
    and plan.teacher_id = ${userId}::int))`
