import type { JournalLesson } from '@qalam/contract/journal/api.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Joined } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import type { Versioned } from '#platform/cache.ts'

/** A lesson as the journal sees it: days yyyy-MM-dd, `begun` by the school's clock. */
export type JournalLessonRow = {
  uuid: string
  date: string
  timeStart: string
  theme: string
  kind: EntityKind
  maxScore: number
  conducted: boolean
  teacherId: number
  begun: boolean
  beside?: NonNullable<JournalLesson['beside']> | null
}

/**
 * A column with its written cells, as texts of PostgreSQL's arrays (`{1,NULL}`): they are many, and travel as columns
 * without being taken apart. Only the few that hold a sign or a comment are JSON.
 */
export type ColumnRow = JournalLessonRow & {
  students: string | null
  scores: string | null
  versions: string | null
  notes: { student: number; sign: Sign | null; comment: string }[] | null
}

type QuarterQuery = { schoolId: number; planUuid: string; quarters: number[]; today: string; clock: string }

/** The marks of a lesson as they stand. */
const present = sql`select m.student_id, m.score, m.sign, m.comment, m.version
  from mark m where m.school_id = a.school and m.lesson_uuid = l.uuid`

/** The marks of a lesson as they stood at a moment. */
const past = (
  moment: string,
) => sql`select distinct on (e.student_id) e.student_id, e.score, e.sign, e.comment, e.version
  from mark_event e where e.school_id = a.school and e.lesson_uuid = l.uuid and e.at <= ${moment}::timestamptz
  order by e.student_id, e.version desc`

/** The lessons of a plan in some quarters, with their marks. */
export const columnsOf = (db: Db, query: QuarterQuery): Promise<Versioned<ColumnRow[]>> =>
  columnsWith(db, { ...query, name: 'journal-quarter', marks: present })

/** The same lessons with the marks as they stood at a moment. */
export const columnsAsOf = (db: Db, query: QuarterQuery, moment: string): Promise<Versioned<ColumnRow[]>> =>
  columnsWith(db, { ...query, name: 'journal-as-of', marks: past(moment) })

/** The values stand in a row of their own, so that the plan of the statement does not depend on them and is made once. */
async function columnsWith(
  db: Db,
  {
    schoolId,
    planUuid,
    quarters,
    today,
    clock,
    name,
    marks,
  }: QuarterQuery & { name: string; marks: RawBuilder<unknown> },
): Promise<Versioned<ColumnRow[]>> {
  const { rows } = await named(
    name,
    sql<Joined<ColumnRow> & { version: number }>`
    with asked as materialized (
      select ${schoolId}::int as school, ${planUuid}::uuid as plan, ${quarters}::int[] as quarters, ${today}::date as today,
        ${clock}::time as clock
    )
    select v.version, l.uuid, l.on_date as date, l.starts as "timeStart", coalesce(t.theme, '') as theme,
      coalesce(t.entity_kind, 'regular') as kind, coalesce(t.max_score, 10) as "maxScore",
      l.conducted_at is not null as conducted, l.teacher_id as "teacherId",
      (l.on_date, l.starts) <= (a.today, a.clock) as begun,
      case when t.entity_kind = 'soch' then (
        select json_agg(json_build_object('uuid', o.uuid, 'subjectId', o.subject_id, 'name', s.name))
        from class_lesson o
        join plan_lesson w on w.school_id = o.school_id and w.uuid = o.plan_lesson_uuid and w.entity_kind = 'soch'
        join subject s on s.id = o.subject_id
        where o.school_id = l.school_id and o.group_id = l.group_id and o.on_date = l.on_date and o.uuid <> l.uuid
      ) end as beside, m.students, m.scores, m.versions, m.notes
    from asked a
    join school_version v on v.school_id = a.school
    left join class_lesson l on l.school_id = a.school and l.plan_uuid = a.plan and l.quarter_id = any(a.quarters)
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    left join lateral (
      select array_agg(m.student_id)::text as students, array_agg(m.score)::text as scores,
        array_agg(m.version)::text as versions,
        json_agg(json_build_object('student', m.student_id, 'sign', m.sign, 'comment', m.comment))
          filter (where m.sign is not null or m.comment <> '') as notes
      from (${marks}) m
    ) m on true
    order by l.on_date, l.starts`,
  ).execute(db)
  return { version: rows[0]?.version ?? 0, rows: rows.filter((row) => row.uuid !== null) }
}
