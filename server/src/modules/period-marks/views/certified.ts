import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { plansStoodIn } from '#school/plan/plan.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName, personName } from '#vocabulary/people.ts'

/** What a student was given by one plan; scores only of the year that goes on. */
export type CertifiedPlan = {
  schoolId: number
  school: Named
  year: number
  planUuid: string
  subjectId: number
  subject: Named
  parallel: number
  group: string
  subgroup: string | null
  teacher: string
  scoreType: ScoreType
  since: string
  until: string | null
  marks: {
    period: MarkPeriod
    score: number | null
    unmarked: Unmarked | null
    comment: string
    by: string
    at: string
    closed: boolean
  }[]
  scores: {
    lessonUuid: string
    quarter: number
    kind: EntityKind
    date: string
    theme: string
    score: number
    max: number
  }[]
}

/** Everything that a student was given in a school, plan by plan in the order of years and stays; `year` is the one that goes on. */
export async function givenIn(
  db: Db,
  { schoolId, studentId, year }: { schoolId: number; studentId: number; year: number },
): Promise<CertifiedPlan[]> {
  const { rows } = await sql<CertifiedPlan>`
    select h.id as "schoolId", h.name as school, c.academic_year::int as year, c.uuid as "planUuid",
      c.subject_id as "subjectId", s.name as subject, g.parallel::int as parallel,
      ${sql.raw(groupLabel('g'))} as "group",
      ${sql.raw(subgroupLabel('b'))} as subgroup, ${sql.raw(personName('u'))} as teacher, c.score_type as "scoreType",
      st.since, st.until,
      (select coalesce(json_agg(json_build_object('period', m.period, 'score', m.score, 'unmarked', m.unmarked,
          'comment', m.comment, 'by', ${sql.raw(personName('mu'))}, 'at', to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'closed', exists (select from period_closing k where k.school_id = m.school_id and k.plan_uuid = m.plan_uuid
            and k.period = case m.period when 'points' then 'year' when 'exam' then 'final' else m.period end))
          order by m.period), '[]')
        from period_mark m
        join placed_person mu on mu.id = m.updated_by
        where m.school_id = st.school_id and m.plan_uuid = st.plan_uuid and m.student_id = st.student_id
          and (m.score is not null or m.unmarked is not null)) as marks,
      (select coalesce(json_agg(json_build_object('lessonUuid', l.uuid, 'quarter', l.quarter_id % 10,
          'kind', coalesce(t.entity_kind, 'regular'), 'date', l.on_date, 'theme', coalesce(t.theme, ''),
          'score', m.score, 'max', coalesce(t.max_score, 10)) order by l.on_date, l.starts), '[]')
        from class_lesson l
        join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = st.student_id
          and m.score is not null
        left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
        where l.school_id = st.school_id and l.plan_uuid = st.plan_uuid
          and c.academic_year = ${year}::int) as scores
    from (select ${schoolId}::int as school, ${studentId}::int as student) asked
    cross join lateral (${sql.raw(
      plansStoodIn(
        'stay.school_id = asked.school and plan.school_id = asked.school and stay.student_id = asked.student',
      ),
    )}) st
    join known_school h on h.id = st.school_id
    join calendar_plan c on c.school_id = st.school_id and c.uuid = st.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    join placed_person u on u.id = c.teacher_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    order by c.academic_year, st.last_since, c.uuid`.execute(db)
  return rows
}

/** The name of a student. */
export async function nameOf(db: Db, schoolId: number, studentId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.raw(fullName('u'))} as name from placed_person u
    where u.school_id = ${schoolId}::int and u.id = ${studentId}::int`.execute(db)
  return rows[0]?.name ?? ''
}
