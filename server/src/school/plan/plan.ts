import { daysIn } from '../half/half.ts'

/**
 * The plans that students stood in, as SQL: a row for each student and plan of a class, or of a half of it, with the first
 * day (`since`), the day after the last one (`until`, null while it lasts) and the first day of the last time (`last_since`),
 * by which plans of one subject follow each other. `where` narrows the rows `stay` of `enrolment` and `plan` of
 * `calendar_plan`, and names the school of both.
 */
export const plansStoodIn = (where: string): string => `
  select stay.school_id, stay.student_id, plan.uuid as plan_uuid, min(days.since) as since,
    max(days.since) as last_since, case when bool_or(days.until is null) then null else max(days.until) end as until
  from enrolment stay
  join calendar_plan plan on plan.school_id = stay.school_id and plan.group_id = stay.group_id
  cross join lateral ${daysIn('stay', 'plan')} days
  where ${where}
  group by stay.school_id, stay.student_id, plan.uuid`

/**
 * The other plans of the subject and the year that students of a plan (a row of `calendar_plan`) stood in, before or after
 * it: as `plansStoodIn`, with the day after the student's last one in this plan (`here_until`, null while it lasts).
 */
export const stoodElsewhere = (plan: string): string => `
  select elsewhere.*, here.until as here_until
  from (${plansStoodIn(`stay.school_id = ${plan}.school_id and plan.uuid = ${plan}.uuid`)}) here
  cross join lateral (${plansStoodIn(`stay.school_id = ${plan}.school_id and stay.student_id = here.student_id
    and plan.subject_id = ${plan}.subject_id and plan.academic_year = ${plan}.academic_year
    and plan.uuid <> ${plan}.uuid`)}) elsewhere`
