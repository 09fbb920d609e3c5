import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { pupilOf } from './pupil.ts'

/** A lesson of a plan that holds a score, or a sor or soch that may get one. */
export type Scored = {
  quarter: number
  kind: string
  score: number | null
  max: number
  date: string
  theme: string
}

export type AttestedPlan = {
  calendarPlanUuid: string
  subjectId: number
  name: Named
  parallel: number
  teacher: string
  scoreType: ScoreType
  scores: Scored[]
}

export type AttestationRow = {
  student: { userId: number; fullName: string; group: { id: number; label: string } | null }
  year: number
  plans: AttestedPlan[]
}

type Asked = { actor: Actor; userId: number | null; today: string; year: number | null }

/**
 * The raw scores of a student's academic year, plan by plan, in one statement; undefined when there is no such student
 * for the actor. A plan of a group or subgroup that the student has left is told only where it holds scores.
 */
export async function attestationOf(
  db: Db,
  { actor, userId, today, year }: Asked,
): Promise<AttestationRow | undefined> {
  const { rows } = await sql<{ row: AttestationRow }>`/*diary-attestation*/
  with pupil as materialized (${pupilOf(actor, userId)}),
  asked as materialized (select coalesce(${year}::int,
      (select school_quarter.quarter_id / 10 from school_quarter join pupil on pupil.school_id = school_quarter.school_id
        where school_quarter.starts_on <= ${today}::date order by school_quarter.starts_on desc limit 1),
      extract(year from ${today}::date)::int) as year),
  stay as (select study_group.id, study_group.parallel, study_group.parallel || study_group.letter || coalesce(lower(study_group.faculty), '') as label,
      enrolment.since, enrolment.until is null or enrolment.until > ${today}::date as lasts
    from pupil join enrolment on enrolment.student_id = pupil.id
    join study_group on study_group.id = enrolment.group_id
    join asked on study_group.academic_year = asked.year),
  scored as (select lesson.plan_uuid, lesson.on_date, lesson.starts, json_build_object('quarter', lesson.quarter_id % 10,
      'kind', coalesce(plan_lesson.entity_kind, 'regular'), 'score', mark.score,
      'max', coalesce(plan_lesson.max_score, 10), 'date', lesson.on_date, 'theme', coalesce(plan_lesson.theme, ''))
      as score, mark.score is not null as given
    from pupil cross join stay
    join calendar_plan on calendar_plan.school_id = pupil.school_id and calendar_plan.group_id = stay.id
    join lesson on lesson.school_id = calendar_plan.school_id and lesson.plan_uuid = calendar_plan.uuid
    left join plan_lesson on plan_lesson.uuid = lesson.plan_lesson_uuid
    left join mark on mark.school_id = lesson.school_id and mark.lesson_uuid = lesson.uuid
      and mark.student_id = pupil.id
    where mark.score is not null or plan_lesson.entity_kind in ('sor', 'soch')),
  attested as (select json_build_object('calendarPlanUuid', calendar_plan.uuid, 'subjectId', subject.id,
      'name', subject.name, 'parallel', stay.parallel,
      'teacher', rtrim(person.surname || ' ' || person.firstname || ' ' || person.patronymic),
      'scoreType', calendar_plan.score_type,
      'scores', coalesce((select json_agg(scored.score order by scored.on_date, scored.starts)
        from scored where scored.plan_uuid = calendar_plan.uuid), '[]'::json)) as plan,
      subject.id as subject_id, calendar_plan.uuid
    from pupil cross join stay
    join calendar_plan on calendar_plan.school_id = pupil.school_id and calendar_plan.group_id = stay.id
    join subject on subject.id = calendar_plan.subject_id
    join app_user teacher on teacher.id = calendar_plan.teacher_id
    join person on person.id = teacher.person_id
    where (stay.lasts and (calendar_plan.subgroup_id is null or exists (select 1 from subgroup_member
        where subgroup_member.subgroup_id = calendar_plan.subgroup_id and subgroup_member.student_id = pupil.id)))
      or exists (select 1 from scored where scored.plan_uuid = calendar_plan.uuid and scored.given))
  select json_build_object(
    'student', json_build_object('userId', pupil.id, 'fullName', pupil.full_name,
      'group', (select json_build_object('id', stay.id, 'label', stay.label) from stay order by stay.since desc limit 1)),
    'year', (select asked.year from asked),
    'plans', coalesce((select json_agg(attested.plan order by attested.subject_id, attested.uuid) from attested),
      '[]'::json)) as row
  from pupil`.execute(db)
  return rows[0]?.row
}
