import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A lesson as the journal sees it. `date` is as on the wire, dd.MM.yyyy; `begun` by the school's clock. */
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
    substitutes: boolean
  }
  period: { quarterId: number; quarters: number[]; startsOn: string; endsOn: string; lastDay: string }
  lessons: LessonRow[]
  /** The rows of the grid, already JSON in their wire form. */
  rows: string
}

export type Asked = {
  planUuid: string
  schoolId: number | null
  userId: number
  quarterId: number | null
  today: string
  clock: string
}

/**
 * The quarter grid of one plan in one statement: about 600 cells come back as one text that nothing parses again. A
 * half-year plan spans both quarters of its half. A student whose stay in the group touches the period is a row.
 */
export async function quarterOf(db: Db, asked: Asked): Promise<QuarterRow | undefined> {
  const { planUuid, schoolId, userId, quarterId, today, clock } = asked
  const { rows } = await sql<QuarterRow>`/*journal-quarter*/ with plan as materialized (
      select c.uuid, c.school_id, c.academic_year, c.group_id, c.subject_id, c.subgroup_id, c.teacher_id, c.score_type,
        g.parallel, g.letter, g.lead_id
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
      select min(asked.quarter_id) as quarter_id, array_agg(q.quarter_id order by q.quarter_id) as quarters,
        min(q.starts_on) as starts_on, max(q.ends_on) as ends_on
      from plan, asked, school_quarter q
      where q.school_id = plan.school_id and q.quarter_id / 10 = plan.academic_year
        and case when plan.score_type like '%halfyear' then (q.quarter_id % 10 - 1) / 2 = (asked.quarter_id % 10 - 1) / 2
          else q.quarter_id = asked.quarter_id end
    ), taught as materialized (
      select l.uuid, l.on_date, l.starts, l.teacher_id, l.conducted_at, t.theme, t.entity_kind, t.max_score
      from plan, period, lesson l
      left join plan_lesson t on t.uuid = l.plan_lesson_uuid
      where l.school_id = plan.school_id and l.plan_uuid = plan.uuid and l.quarter_id = any(period.quarters)
    ), stays as materialized (
      select e.student_id, min(e.since) as since, case when bool_and(e.until is not null) then max(e.until) end as until
      from plan, period, enrolment e
      where e.school_id = plan.school_id and e.group_id = plan.group_id
        and e.since <= period.ends_on and (e.until is null or e.until > period.starts_on)
        and (plan.subgroup_id is null or exists (
          select 1 from subgroup_member b where b.subgroup_id = plan.subgroup_id and b.student_id = e.student_id))
      group by e.student_id
    ), marked as materialized (
      select m.student_id, string_agg('"' || m.lesson_uuid || '":{"score":' || coalesce(m.score::text, 'null')
        || ',"sign":' || case when m.sign is null then 'null' else '"' || m.sign || '"' end
        || ',"comment":' || case when m.comment = '' then '""' else to_json(m.comment)::text end
        || ',"version":' || m.version || '}', ',') as cells
      from plan, taught
      join mark m on m.lesson_uuid = taught.uuid
      where m.school_id = plan.school_id
      group by m.student_id
    )
    select json_build_object('groupId', plan.group_id, 'groupLabel', plan.parallel || plan.letter,
        'parallel', plan.parallel, 'leadId', plan.lead_id,
        'subgroup', case when b.id is not null then
          json_build_object('id', b.id, 'number', b.number, 'label', coalesce(nullif(b.name, ''), b.number::text)) end,
        'subjectId', plan.subject_id, 'subjectName', s.name, 'teacherId', plan.teacher_id,
        'teacherName', concat_ws(' ', p.surname, p.firstname, nullif(p.patronymic, '')),
        'scoreType', plan.score_type, 'academicYear', plan.academic_year,
        'substitutes', exists (select 1 from taught where taught.teacher_id = ${userId}::int)) as plan,
      json_build_object('quarterId', period.quarter_id, 'quarters', period.quarters,
        'startsOn', to_char(period.starts_on, 'DD.MM.YYYY'), 'endsOn', to_char(period.ends_on, 'DD.MM.YYYY'),
        'lastDay', period.ends_on) as period,
      (select coalesce(json_agg(json_build_object('uuid', t.uuid, 'date', to_char(t.on_date, 'DD.MM.YYYY'),
          'timeStart', to_char(t.starts, 'HH24:MI'), 'theme', coalesce(t.theme, ''),
          'kind', coalesce(t.entity_kind, 'regular'), 'maxScore', coalesce(t.max_score, 10),
          'conducted', t.conducted_at is not null, 'teacherId', t.teacher_id,
          'begun', (t.on_date, t.starts) <= (${today}::date, ${clock}::time)) order by t.on_date, t.starts), '[]')
        from taught t) as lessons,
      (select '[' || coalesce(string_agg('{"userId":' || e.student_id || ',"fullName":' || to_json(n.name)::text
          || ',"since":"' || to_char(e.since, 'DD.MM.YYYY') || '","until":'
          || coalesce('"' || to_char(e.until, 'DD.MM.YYYY') || '"', 'null')
          || ',"marks":{' || coalesce(marked.cells, '') || '}}', ',' order by n.name collate "und-x-icu", e.student_id), '')
          || ']'
        from stays e
        join app_user u on u.id = e.student_id
        join person p on p.id = u.person_id
        cross join lateral (select concat_ws(' ', p.surname, p.firstname, nullif(p.patronymic, '')) as name) n
        left join marked on marked.student_id = e.student_id) as rows
    from plan
    cross join period
    join subject s on s.id = plan.subject_id
    join app_user u on u.id = plan.teacher_id
    join person p on p.id = u.person_id
    left join subgroup b on b.id = plan.subgroup_id`.execute(db)
  return rows[0]
}
