import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bare, concat, dotted, list, object, plain, said, truth, when } from '#platform/db/json.ts'

/** A lesson as the journal sees it: days yyyy-MM-dd, `begun` by the school's clock. */
export type LessonRow = {
  uuid: string
  date: string
  timeStart: string
  theme: string
  kind: EntityKind
  maxScore: number
  conducted: boolean
  teacherId: number
  begun: boolean
}

export type QuarterRow = {
  plan: {
    groupId: number
    groupLabel: string
    parallel: number
    leadId: number | null
    subgroup: { id: number; number: number; label: string } | null
    subjectId: number
    subjectName: Named
    teacherId: number
    teacherName: string
    scoreType: ScoreType
    academicYear: number
  }
  period: { quarterId: number; quarters: number[]; startsOn: string; endsOn: string }
  /** Without their `n`, in the order of `columns`. */
  lessons: LessonRow[]
  /** The list of students, JSON in its wire form. */
  students: string
} & CellColumns

/**
 * The written cells as columns, each `{1,2,NULL}`, null where nothing is written: six hundred cells made into JSON by the
 * database cost it more than the whole rest of the statement. Only the few that hold a sign or a comment are JSON.
 */
export type CellColumns = Record<'cellStudents' | 'cellLessons' | 'scores' | 'versions', string | null> & {
  notes: string
}

export type Asked = {
  planUuid: string
  schoolId: number | null
  quarterId: number | null
  today: string
  clock: string
}

const lesson = list(
  object({
    uuid: plain('taught.uuid'),
    date: plain('taught.date'),
    timeStart: plain('taught."timeStart"'),
    theme: said('taught.theme'),
    kind: plain('taught.kind'),
    maxScore: bare('taught."maxScore"'),
    conducted: truth('taught.conducted'),
    teacherId: bare('taught."teacherId"'),
    begun: truth('taught.begun'),
  }),
  'taught.n',
)

const student = list(
  object({
    userId: bare('student."userId"'),
    fullName: said('student."fullName"'),
    since: plain(dotted('student.since')),
    until: when('student.until is not null', plain(dotted('student.until'))),
  }),
  'student."fullName" collate "und-x-icu", student."userId"',
)

/**
 * The quarter grid of one plan in one statement. A half-year plan spans both quarters of its half. A student
 * whose stay in the group touches the period is a row.
 */
export async function quarterOf(db: Db, asked: Asked): Promise<QuarterRow | undefined> {
  const { planUuid, schoolId, quarterId, today, clock } = asked
  const { rows } = await sql<QuarterRow>`/*journal-quarter*/ with plan as materialized (
      select c.uuid, c.school_id, c.academic_year, c.group_id, c.subject_id, c.subgroup_id, c.teacher_id, c.score_type,
        g.parallel, g.lead_id, g.parallel || g.letter || coalesce(lower(g.faculty), '') as label
      from calendar_plan c
      join study_group g on g.id = c.group_id
      where c.uuid = ${planUuid}::uuid and c.school_id = ${schoolId}::int
    ), asked as materialized (
      select q.quarter_id from plan
      join school_quarter q on q.school_id = plan.school_id and q.quarter_id / 10 = plan.academic_year
      order by q.quarter_id = ${quarterId}::int desc, q.starts_on <= ${today}::date desc,
        abs(q.starts_on - ${today}::date)
      limit 1
    ), period as materialized (
      select min(asked.quarter_id) as "quarterId", array_agg(q.quarter_id order by q.quarter_id) as quarters,
        min(q.starts_on) as "startsOn", max(q.ends_on) as "endsOn"
      from plan, asked, school_quarter q
      where q.school_id = plan.school_id and q.quarter_id / 10 = plan.academic_year
        and case when plan.score_type like '%halfyear' then (q.quarter_id % 10 - 1) / 2 = (asked.quarter_id % 10 - 1) / 2
          else q.quarter_id = asked.quarter_id end
    ), taught as materialized (
      select (row_number() over (order by l.on_date, l.starts) - 1)::int as n, l.uuid, l.on_date as date, l.starts as "timeStart",
        coalesce(t.theme, '') as theme, coalesce(t.entity_kind, 'regular') as kind,
        coalesce(t.max_score, 10) as "maxScore", l.conducted_at is not null as conducted, l.teacher_id as "teacherId",
        (l.on_date, l.starts) <= (${today}::date, ${clock}::time) as begun
      from plan, period, lesson l
      left join plan_lesson t on t.uuid = l.plan_lesson_uuid
      where l.school_id = plan.school_id and l.plan_uuid = plan.uuid and l.quarter_id = any(period.quarters)
    ), stays as materialized (
      select e.student_id, min(e.since) as since, case when bool_and(e.until is not null) then max(e.until) end as until
      from plan, period, enrolment e
      where e.school_id = plan.school_id and e.group_id = plan.group_id
        and e.since <= period."endsOn" and (e.until is null or e.until > period."startsOn")
        and (plan.subgroup_id is null or exists (
          select 1 from subgroup_member b where b.subgroup_id = plan.subgroup_id and b.student_id = e.student_id))
      group by e.student_id
    )
    select json_build_object('groupId', plan.group_id, 'groupLabel', plan.label,
        'parallel', plan.parallel, 'leadId', plan.lead_id,
        'subgroup', case when b.id is not null then
          json_build_object('id', b.id, 'number', b.number, 'label', coalesce(nullif(b.name, ''), b.number::text)) end,
        'subjectId', plan.subject_id, 'subjectName', s.name, 'teacherId', plan.teacher_id,
        'teacherName', concat_ws(' ', p.surname, p.firstname, nullif(p.patronymic, '')),
        'scoreType', plan.score_type, 'academicYear', plan.academic_year) as plan,
      (select row_to_json(period) from period) as period,
      (select ${sql.raw(concat(lesson))}::json from taught) as lessons,
      (select ${sql.raw(concat(student))} from (
          select stays.student_id as "userId", named."fullName", stays.since, stays.until
          from stays cross join lateral (
            select concat_ws(' ', p.surname, p.firstname, nullif(p.patronymic, '')) as "fullName"
            from app_user u join person p on p.id = u.person_id where u.id = stays.student_id limit 1) named) student) as students,
      cells.*
    from plan
    join subject s on s.id = plan.subject_id
    join app_user u on u.id = plan.teacher_id
    join person p on p.id = u.person_id
    left join subgroup b on b.id = plan.subgroup_id
    cross join lateral (
      select array_agg(m.student_id)::text as "cellStudents", array_agg(taught.n)::text as "cellLessons",
        array_agg(m.score)::text as scores, array_agg(m.version)::text as versions,
        coalesce(json_agg(json_build_object('student', m.student_id, 'column', taught.n, 'sign', m.sign,
          'comment', m.comment)) filter (where m.sign is not null or m.comment <> ''), '[]')::text as notes
      from taught join mark m on m.lesson_uuid = taught.uuid and m.school_id = plan.school_id
    ) cells
    where exists (select 1 from period where period."quarterId" is not null)`.execute(db)
  return rows[0]
}
