import { plansStoodIn, stoodElsewhere } from './plan.ts'

// What the students of a plan bring along for its subject from other classes, halves and schools, as SQL texts. `plan` is a
// row of `calendar_plan`.

/** Who of a plan had the subject in the year elsewhere as well, in another plan or by the certified sheet of another school. */
export const moversOf = (plan: string): string => `
  select s.student_id from (${stoodElsewhere(plan)}) s
  union
  select b.student_id from brought_sheet b
  join (${plansStoodIn(`stay.school_id = ${plan}.school_id and plan.uuid = ${plan}.uuid`)}) s
    on s.school_id = b.school_id and s.student_id = b.student_id
  where b.school_id = ${plan}.school_id and b.academic_year = ${plan}.academic_year`

/**
 * Scores that were given elsewhere in some quarters (an array of their ids), in other classes until the student's last day in
 * the plan, without those that are left out.
 */
export const scoresBrought = (plan: string, quarters: string): string => `
  select found.student_id, found.kind, found.score, found.max, found.on_date, found.lesson_uuid from (
    select s.student_id, l.uuid as lesson_uuid, l.on_date, coalesce(t.entity_kind, 'regular') as kind,
      m.score::int as score, coalesce(t.max_score, 10)::int as max
    from (${stoodElsewhere(plan)}) s
    join lesson l on l.school_id = s.school_id and l.plan_uuid = s.plan_uuid and l.quarter_id = any(${quarters})
      and (s.here_until is null or l.on_date < s.here_until)
    join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = s.student_id
      and m.score is not null
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    union all
    select distinct on (b.student_id, one ->> 'lessonUuid') b.student_id, (one ->> 'lessonUuid')::uuid,
      (one ->> 'date')::date, one ->> 'kind', (one ->> 'score')::int, (one ->> 'max')::int
    from brought_sheet b
    cross join lateral json_array_elements(b.sheet::json -> 'plans') given
    cross join lateral json_array_elements(given -> 'scores') one
    where b.school_id = ${plan}.school_id and b.academic_year = ${plan}.academic_year
      and (given ->> 'subjectId')::int = ${plan}.subject_id
      and (one ->> 'quarter')::int in (select quarter % 10 from unnest(${quarters}) quarter)
      and b.student_id in (select e.student_id from enrolment e
        where e.school_id = ${plan}.school_id and e.group_id = ${plan}.group_id)
  ) found
  where not exists (select from score_left_out o where o.school_id = ${plan}.school_id
    and o.student_id = found.student_id and o.lesson_uuid = found.lesson_uuid and o.put_back_at is null)`
