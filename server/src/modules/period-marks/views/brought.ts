import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { stoodElsewhere } from '#school/plan/plan.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

/** A score of a lesson of another plan; `quarter` is 1…4. */
export type BroughtScoreRow = {
  lessonUuid: string
  quarter: number
  kind: EntityKind
  date: string
  score: number
  max: number
  leftOut: { reason: string; by: string; at: string } | null
}

/** Where else a student stood for the subject in the year, and what was earned there. */
export type BroughtRow = {
  studentId: number
  /** Null where another school gave it. */
  planUuid: string | null
  school: Named | null
  group: string
  subgroup: string | null
  teacher: string
  scoreType: ScoreType
  since: string
  until: string | null
  marks: { period: MarkPeriod; score: number | null; unmarked: Unmarked | null }[]
  scores: BroughtScoreRow[]
}

/**
 * The other plans of the subject and the year that the students of a plan stood in, in the order of the stays, with the
 * marks and the scores that were given there until the student's last day in this plan.
 */
export async function broughtTo(
  db: Db,
  { schoolId, planUuid }: { schoolId: number; planUuid: string },
): Promise<BroughtRow[]> {
  const { rows } = await named(
    'period-brought',
    sql<BroughtRow>`
    with asked as materialized (
      select c.* from calendar_plan c where c.school_id = ${schoolId}::int and c.uuid = ${planUuid}::uuid
    ), stood as materialized (
      select s.* from asked c cross join lateral (${sql.raw(stoodElsewhere('c'))}) s
    )
    select s.student_id as "studentId", s.plan_uuid as "planUuid", null::jsonb as school, ${sql.raw(groupLabel('g'))} as "group",
      ${sql.raw(subgroupLabel('b'))} as subgroup, ${sql.raw(personName('u'))} as teacher, c.score_type as "scoreType",
      s.since, s.until,
      (select coalesce(json_agg(json_build_object('period', m.period, 'score', m.score, 'unmarked', m.unmarked)), '[]')
        from period_mark m where m.school_id = s.school_id and m.plan_uuid = s.plan_uuid and m.student_id = s.student_id
          and (m.score is not null or m.unmarked is not null)) as marks,
      (select coalesce(json_agg(json_build_object('lessonUuid', l.uuid, 'quarter', l.quarter_id % 10,
          'kind', coalesce(t.entity_kind, 'regular'), 'date', l.on_date, 'score', m.score,
          'max', coalesce(t.max_score, 10), 'leftOut', case when o.reason is not null then json_build_object(
            'reason', o.reason, 'by', ${sql.raw(personName('ou'))}, 'at', o.left_out_at) end)
          order by l.on_date, l.starts), '[]')
        from class_lesson l
        join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = s.student_id
          and m.score is not null
        left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
        left join score_left_out o on o.school_id = l.school_id and o.student_id = m.student_id
          and o.lesson_uuid = l.uuid and o.put_back_at is null
        left join placed_person ou on ou.id = o.left_out_by
        where l.school_id = s.school_id and l.plan_uuid = s.plan_uuid
          and (s.here_until is null or l.on_date < s.here_until)) as scores
    from stood s
    join calendar_plan c on c.school_id = s.school_id and c.uuid = s.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join placed_person u on u.id = c.teacher_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    order by s.last_since, s.plan_uuid`,
  ).execute(db)
  return rows
}
