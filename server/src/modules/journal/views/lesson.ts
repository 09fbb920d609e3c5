import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { attends } from '#school/half/half.ts'
import { fullName, personName } from '#vocabulary/people.ts'
import type { JournalLessonRow } from './quarter.ts'

export type LessonJournalRow = JournalLessonRow & {
  planTeacherId: number
  leadId: number | null
  scoreType: ScoreType
  parallel: number
  /** The last day of the lesson's period. */
  lastDay: string
  /** The quarter is closed in the plan. */
  closed: boolean
  students: { userId: number; fullName: string; mark: Mark | null }[]
}

/** One lesson and everybody who should have been there. */
export async function lessonOf(
  db: Db,
  schoolId: number | null,
  uuid: string,
  today: string,
  clock: string,
): Promise<LessonJournalRow | undefined> {
  const { rows } = await named(
    'journal-lesson',
    sql<LessonJournalRow>`select l.uuid, l.on_date as date,
      to_char(l.starts, 'HH24:MI') as "timeStart", coalesce(t.theme, '') as theme,
      coalesce(t.entity_kind, 'regular') as kind, coalesce(t.max_score, 10)::int as "maxScore",
      l.conducted_at is not null as conducted, l.teacher_id as "teacherId", c.teacher_id as "planTeacherId",
      g.lead_id as "leadId", c.score_type as "scoreType", g.parallel::int as parallel,
      coalesce(q.ends_on, l.on_date) as "lastDay",
      coalesce(l.quarter_id % 10 = any(c.closed_quarters), false) as closed,
      (l.on_date, l.starts) <= (${today}::date, ${clock}::time) as begun,
      (select coalesce(json_agg(json_build_object('userId', e.student_id, 'fullName', n.name,
          'mark', case when m.version is not null then json_build_object('score', m.score, 'sign', m.sign,
            'comment', m.comment, 'version', m.version) end) order by n.name collate "und-x-icu", e.student_id), '[]')
        from class_stay e
        join placed_person u on u.id = e.student_id
        cross join lateral (select ${sql.raw(fullName('u'))} as name) n
        left join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = e.student_id
        where ${sql.raw(attends('e', 'l'))}) as students
    from class_lesson l
    join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    left join year_quarter q on q.school_id = l.school_id and q.quarter_id = l.quarter_id
    where l.uuid = ${uuid}::uuid and l.school_id = ${schoolId}::int`,
  ).execute(db)
  return rows[0]
}

export type MarkHistoryRow = {
  teacherId: number
  planTeacherId: number
  leadId: number | null
  events: {
    version: number
    score: number | null
    sign: Sign | null
    comment: string
    by: string
    at: string
    deviceAt: string | null
    undo: boolean
  }[]
}

/** Every value that a cell has held, newest first, with the facts that say who may look. */
export async function historyOf(
  db: Db,
  schoolId: number | null,
  uuid: string,
  studentId: number,
): Promise<MarkHistoryRow | undefined> {
  const { rows } = await named(
    'journal-history',
    sql<MarkHistoryRow>`select l.teacher_id as "teacherId",
      c.teacher_id as "planTeacherId", g.lead_id as "leadId",
      (select coalesce(json_agg(json_build_object('version', e.version, 'score', e.score, 'sign', e.sign,
          'comment', e.comment, 'by', ${sql.raw(personName('u'))}, 'at', e.at, 'deviceAt', e.device_at,
          'undo', e.undoes is not null) order by e.version desc), '[]')
        from mark_event e
        join placed_person u on u.id = e.by_user_id
        where e.school_id = l.school_id and e.lesson_uuid = l.uuid and e.student_id = ${studentId}::int) as events
    from class_lesson l
    join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    where l.uuid = ${uuid}::uuid and l.school_id = ${schoolId}::int`,
  ).execute(db)
  return rows[0]
}
