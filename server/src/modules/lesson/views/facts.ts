import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { pupilOf, schoolsOf } from './pieces.ts'

/** What the rules of a lesson ask for, without what its page shows. */
export type LessonPageFacts = {
  uuid: string
  schoolId: number
  groupId: number
  date: string
  timeStart: string
  teacherId: number
  substitutedId: number | null
  planTeacherId: number
  leadId: number | null
  hasTheme: boolean
  conducted: boolean
  /** Its quarter is closed for good, or its academic year is over for the school. */
  closed: boolean
  /** The last day of the academic year. */
  yearEnds: string
  /** The student who attends it and in whose name the actor asks, for students and parents. */
  pupilId: number | null
}

/** The facts of a lesson; its row is locked against a second writer when `lock` is set. */
export async function lessonFacts(
  db: Db,
  uuid: string,
  actor: Actor,
  today: string,
  lock = false,
): Promise<LessonPageFacts | undefined> {
  const { rows } = await sql<LessonPageFacts>`select lesson.uuid, lesson.school_id as "schoolId",
    lesson.group_id as "groupId", to_char(lesson.on_date, 'YYYY-MM-DD') as "date",
    to_char(lesson.starts, 'HH24:MI') as "timeStart", lesson.teacher_id as "teacherId",
    lesson.substituted_id as "substitutedId", calendar_plan.teacher_id as "planTeacherId",
    study_group.lead_id as "leadId", lesson.plan_lesson_uuid is not null as "hasTheme",
    lesson.conducted_at is not null as "conducted",
    (lesson.quarter_id % 10 = any (calendar_plan.closed_quarters)
      or exists (select 1 from year_quarter school_quarter where school_quarter.school_id = lesson.school_id
        and school_quarter.quarter_id / 10 > lesson.quarter_id / 10 and school_quarter.starts_on <= ${today}::date)) as "closed",
    coalesce((select to_char(max(school_quarter.ends_on), 'YYYY-MM-DD') from year_quarter school_quarter
      where school_quarter.school_id = lesson.school_id
        and school_quarter.quarter_id / 10 = lesson.quarter_id / 10), to_char(lesson.on_date, 'YYYY-MM-DD')) as "yearEnds",
    (${pupilOf(actor, null)}) as "pupilId"
    from class_lesson lesson
    join calendar_plan on calendar_plan.school_id = lesson.school_id and calendar_plan.uuid = lesson.plan_uuid
    join school_class study_group on study_group.school_id = lesson.school_id and study_group.id = lesson.group_id
    where lesson.school_id in (${schoolsOf(actor)}) and lesson.uuid = ${uuid} ${lock ? sql`for update of lesson` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Whether a file is one of a lesson's materials or of its homework. */
export async function isFileOf(
  db: Db,
  { schoolId, uuid: lessonUuid, pupilId }: LessonPageFacts,
  fileUuid: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from lesson_material
    where lesson_material.school_id = ${schoolId} and lesson_material.lesson_uuid = ${lessonUuid} and lesson_material.file_uuid = ${fileUuid}
    union all
    select 1 from homework join homework_file on homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid
    where homework.school_id = ${schoolId} and homework.lesson_uuid = ${lessonUuid} and homework_file.file_uuid = ${fileUuid}
      and (${pupilId}::int is null or homework.to_all or exists (select from homework_recipient chosen
        where chosen.school_id = homework.school_id and chosen.homework_uuid = homework.uuid
          and chosen.student_id = ${pupilId}::int))`.execute(db)
  return rows.length > 0
}
