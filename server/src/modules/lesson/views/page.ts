import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { answerMark, isFor } from '#vocabulary/homework.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'
import { toldMark, toldUntil } from '#vocabulary/told-marks.ts'
import { pupilOf, schoolsOf } from './pieces.ts'

type Copied = Pick<
  LessonPage,
  | 'uuid'
  | 'date'
  | 'timeStart'
  | 'timeEnd'
  | 'subject'
  | 'group'
  | 'subgroup'
  | 'calendarPlanUuid'
  | 'calendarPlanLessonUuid'
  | 'theme'
  | 'section'
  | 'objectives'
  | 'lessonType'
  | 'maxScore'
  | 'cabinet'
  | 'teacher'
  | 'substituted'
  | 'forced'
  | 'mark'
  | 'materials'
  | 'homework'
  | 'conducted'
  | 'version'
  | 'quarterId'
  | 'scoreType'
  | 'previous'
  | 'next'
>

/** The page as the database tells it; `pupilId` is the student it is shown to, or for. */
export type LessonPageRow = Copied & {
  schoolId: number
  planTeacherId: number
  leadId: number | null
  pupilId: number | null
  closed: boolean
}

/** Everything the lesson page shows, in one statement. `today` closes the lessons of years that are over. */
export async function lessonPage(
  db: Db,
  uuid: string,
  actor: Actor,
  { today, now, userId }: { today: string; now: Date; userId: number | null },
): Promise<LessonPageRow | undefined> {
  const { rows } = await named(
    'lesson-page',
    sql<{ page: LessonPageRow }>`select json_build_object(
    'uuid', lesson.uuid, 'schoolId', lesson.school_id, 'date', lesson.on_date,
    'timeStart', to_char(lesson.starts, 'HH24:MI'), 'timeEnd', to_char(lesson.ends, 'HH24:MI'),
    'subject', json_build_object('id', subject.id, 'name', subject.name, 'type', subject.kind),
    'group', json_build_object('id', study_group.id, 'label', ${sql.raw(groupLabel('study_group'))}),
    'subgroup', case when subgroup.id is null then null else json_build_object('id', subgroup.id,
      'number', subgroup.number, 'label', ${sql.raw(subgroupLabel('subgroup'))}) end,
    'calendarPlanUuid', calendar_plan.uuid, 'calendarPlanLessonUuid', lesson.plan_lesson_uuid,
    'theme', coalesce(plan_lesson.theme, ''), 'section', coalesce(plan_lesson.section, ''),
    'objectives', coalesce(to_json(plan_lesson.objectives), '[]'::json),
    'lessonType', coalesce(plan_lesson.entity_kind, 'regular'), 'maxScore', coalesce(plan_lesson.max_score, 10),
    'cabinet', case when cabinet.id is null then null else json_build_object('id', cabinet.id, 'label', cabinet.number || case when cabinet.name = '' then '' else ' - ' || cabinet.name end) end,
    'teacher', json_build_object('id', lesson.teacher_id, 'label', ${sql.raw(fullName('teacher'))}),
    'substituted', case when lesson.substituted_id is null then null else
      json_build_object('id', lesson.substituted_id, 'label', ${sql.raw(fullName('substituted'))}) end,
    'forced', case when lesson.forced then json_build_object('by', ${sql.raw(fullName('forcer'))},
      'at', to_char(lesson.forced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end,
    'conducted', lesson.conducted_at is not null, 'version', lesson.version, 'quarterId', lesson.quarter_id,
    'scoreType', calendar_plan.score_type, 'planTeacherId', calendar_plan.teacher_id, 'leadId', study_group.lead_id,
    'pupilId', pupil.student_id,
    'mark', case when mark.version is null then null else
      json_build_object('score', mark.score, 'sign', mark.sign, 'comment', mark.comment) end,
    'closed', (lesson.quarter_id % 10 = any (calendar_plan.closed_quarters)
      or exists (select 1 from year_quarter school_quarter where school_quarter.school_id = lesson.school_id
        and school_quarter.quarter_id / 10 > lesson.quarter_id / 10 and school_quarter.starts_on <= ${today}::date)),
    'materials', coalesce((select json_agg(json_build_object('uuid', lesson_material.uuid, 'kind', lesson_material.kind,
        'title', lesson_material.title, 'url', coalesce(lesson_material.url, ''), 'bytes', stored_file.bytes,
        'mime', stored_file.mime) order by lesson_material.position, lesson_material.uuid)
      from lesson_material left join stored_file on stored_file.school_id = lesson_material.school_id and stored_file.uuid = lesson_material.file_uuid
      where lesson_material.school_id = lesson.school_id and lesson_material.lesson_uuid = lesson.uuid), '[]'::json),
    'homework', (select json_build_object('uuid', homework.uuid, 'text', homework.body, 'dueOn', homework.due_on,
        'version', homework.version, 'wantsAnswer', homework.wants_answer,
        'answer', ${sql.raw(answerMark('pupil.student_id', 'moment.now'))}, 'files', coalesce((select json_agg(json_build_object('uuid', stored_file.uuid,
            'name', stored_file.name, 'bytes', stored_file.bytes, 'mime', stored_file.mime) order by homework_file.position)
          from homework_file join stored_file on stored_file.school_id = homework_file.school_id and stored_file.uuid = homework_file.file_uuid
          where homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid), '[]'::json))
      from homework where homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid
        and (pupil.student_id is null or ${sql.raw(isFor('pupil.student_id'))})),
    'previous', (select json_build_object('uuid', other.uuid, 'date', other.on_date) from class_lesson other
      where other.school_id = lesson.school_id and other.plan_uuid = lesson.plan_uuid
        and (other.on_date, other.starts) < (lesson.on_date, lesson.starts)
      order by other.on_date desc, other.starts desc limit 1),
    'next', (select json_build_object('uuid', other.uuid, 'date', other.on_date) from class_lesson other
      where other.school_id = lesson.school_id and other.plan_uuid = lesson.plan_uuid
        and (other.on_date, other.starts) > (lesson.on_date, lesson.starts)
      order by other.on_date, other.starts limit 1)
  ) as page
  from class_lesson lesson
  cross join (select ${now}::timestamptz as now) moment
  join subject on subject.id = lesson.subject_id
  join school_class study_group on study_group.school_id = lesson.school_id and study_group.id = lesson.group_id
  join calendar_plan on calendar_plan.school_id = lesson.school_id and calendar_plan.uuid = lesson.plan_uuid
  left join class_half subgroup on subgroup.school_id = lesson.school_id and subgroup.id = lesson.subgroup_id
  left join plan_lesson on plan_lesson.school_id = lesson.school_id and plan_lesson.uuid = lesson.plan_lesson_uuid
  left join cabinet on cabinet.school_id = lesson.school_id and cabinet.id = lesson.cabinet_id
  join placed_person teacher on teacher.id = lesson.teacher_id
  left join placed_person substituted on substituted.id = lesson.substituted_id
  left join placed_person forcer on forcer.id = lesson.forced_by
  left join lateral (${pupilOf(actor, userId)}) pupil on true
  left join mark latest on latest.school_id = lesson.school_id and latest.lesson_uuid = lesson.uuid
    and latest.student_id = pupil.student_id
  cross join lateral (select ${now.toISOString()}::timestamptz as now) asked
  cross join lateral (select ${sql.raw(toldUntil('lesson.school_id', 'asked.now'))} as until) told
  left join ${sql.raw(toldMark('latest', 'told.until'))} mark on true
  where lesson.school_id in (${schoolsOf(actor)}) and lesson.uuid = ${uuid}`,
  ).execute(db)
  return rows[0]?.page
}
