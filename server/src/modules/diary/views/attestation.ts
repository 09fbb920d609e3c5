import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { partLasts, partsOf } from '#school/half/half.ts'
import { notOver } from '#school/stay/stay.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'
import { toldMark, toldPeriodMark, toldUntil } from '#vocabulary/told-marks.ts'
import { forReaders, readBy } from './pupil.ts'

/** A lesson of a plan that holds a score, or a sor or soch that may get one. */
export type ScoredLesson = {
  quarter: number
  kind: string
  score: number | null
  max: number
  date: string
  theme: string
  /** Brought along from another class, and left out there by the teacher who leads the subject now. */
  leftOut: boolean
}

/** What the teacher gave for a period. */
export type DiaryPeriodMark = {
  period: string
  score: number | null
  unmarked: 'not_assessed' | 'exempt' | null
  comment: string
  by: string
  at: string
  changed: boolean
}

export type AttestedPlan = {
  calendarPlanUuid: string
  subjectId: number
  name: Named
  parallel: number
  teacher: string
  scoreType: ScoreType
  scores: ScoredLesson[]
  given: DiaryPeriodMark[]
  /** Periods that are closed for good. */
  closed: string[]
  /** Whether the student stands in it today. */
  current: boolean
  /** The first day of the last stay: who came back to a class stood in its plans twice. */
  since: string
}

export type AttestationRow = {
  student: { userId: number; fullName: string; group: { id: number; label: string } | null }
  year: number
  /** The last day of each quarter by its number, yyyy-MM-dd. */
  ends: Partial<Record<number, string>>
  plans: AttestedPlan[]
  /** What other schools certified of the year, in their very texts, and the lessons whose scores are left out. */
  brought: string[]
  leftOut: string[]
}

/** What is not assessed, such as the class hour, has no place among marks; in grade 1 nothing is, and all is told so. Asked with $1 the caller, $2 a child or null, $3 a year or null, $4 today, $5 the present moment. */
const statement = (pupil: string) => `
  with pupil as materialized (${pupil}),
  told as materialized (select ${toldUntil('pupil.school_id', '$5')} as until from pupil),
  got as materialized (
    select latest.school_id, latest.lesson_uuid, mark.score, exists (select from score_left_out
        where score_left_out.school_id = latest.school_id and score_left_out.student_id = latest.student_id
          and score_left_out.lesson_uuid = latest.lesson_uuid and score_left_out.put_back_at is null) as left_out
    from pupil cross join told
    join mark latest on latest.school_id = pupil.school_id and latest.student_id = pupil.id
    cross join ${toldMark('latest', 'told.until')} mark where mark.score is not null),
  asked as materialized (select coalesce($3::int,
      (select school_quarter.quarter_id / 10 from year_quarter school_quarter join pupil on pupil.school_id = school_quarter.school_id
        where school_quarter.starts_on <= $4::date order by school_quarter.starts_on desc limit 1),
      extract(year from $4::date)::int) as year),
  stay as materialized (
    select study_group.id, study_group.parallel, enrolment.since, enrolment.school_id,
      ${groupLabel('study_group')} as label,
      ${notOver('enrolment', '$4::date')} as lasts,
      ${partsOf('pupil.school_id', 'pupil.id')}
    from pupil join class_stay enrolment on enrolment.school_id = pupil.school_id and enrolment.student_id = pupil.id
    join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id
    join asked on study_group.academic_year = asked.year),
  planned as materialized (
    select calendar_plan.uuid, calendar_plan.subject_id, calendar_plan.teacher_id, calendar_plan.score_type,
      stay.parallel, stay.school_id, max(stay.since) as since,
      bool_or(stay.lasts and ${partLasts('stay', 'calendar_plan', '$4::date')}) as current
    from stay join calendar_plan on calendar_plan.school_id = stay.school_id and calendar_plan.group_id = stay.id
      and (stay.parallel = 1 or calendar_plan.score_type not like 'no_assessment%')
    group by calendar_plan.school_id, calendar_plan.uuid, stay.school_id, stay.parallel),
  graded as materialized (
    select plan_lesson.uuid, planned.uuid as plan_uuid, planned.school_id from planned
    join plan_lesson on plan_lesson.school_id = planned.school_id and plan_lesson.plan_uuid = planned.uuid and plan_lesson.entity_kind in ('sor', 'soch')),
  worked as (
    select planned.uuid as plan_uuid, lesson.quarter_id, lesson.on_date, lesson.starts,
      lesson.plan_lesson_uuid, lesson.school_id, got.score, got.left_out
    from got join class_lesson lesson on lesson.school_id = got.school_id and lesson.uuid = got.lesson_uuid join planned on planned.school_id = lesson.school_id and planned.uuid = lesson.plan_uuid
    union all
    select graded.plan_uuid, lesson.quarter_id, lesson.on_date, lesson.starts, lesson.plan_lesson_uuid, lesson.school_id, null, false
    from graded join class_lesson lesson on lesson.school_id = graded.school_id and lesson.plan_lesson_uuid = graded.uuid and lesson.plan_uuid = graded.plan_uuid
    where not exists (select from got where got.school_id = lesson.school_id and got.lesson_uuid = lesson.uuid)),
  scored as materialized (
    select worked.plan_uuid, bool_or(worked.score is not null) as given,
      json_agg(json_build_object('quarter', worked.quarter_id % 10,
        'kind', coalesce(plan_lesson.entity_kind, 'regular'), 'score', worked.score,
        'max', coalesce(plan_lesson.max_score, 10), 'leftOut', worked.left_out, 'date', worked.on_date, 'theme', coalesce(plan_lesson.theme, ''))
        order by worked.on_date, worked.starts) as scores
    from worked left join plan_lesson on plan_lesson.school_id = worked.school_id and plan_lesson.uuid = worked.plan_lesson_uuid
    group by worked.plan_uuid)
  select json_build_object(
    'student', json_build_object('userId', pupil.id, 'fullName', pupil.full_name,
      'group', (select json_build_object('id', stay.id, 'label', stay.label) from stay
        order by stay.since <= $4::date desc, stay.since desc limit 1)),
    'year', (select asked.year from asked),
    'ends', coalesce((select json_object_agg(school_quarter.quarter_id % 10, school_quarter.ends_on)
      from year_quarter school_quarter, asked where school_quarter.school_id = pupil.school_id
        and school_quarter.quarter_id / 10 = asked.year), '{}'::json),
    'brought', coalesce((select json_agg(brought_sheet.sheet order by brought_sheet.brought_at)
      from brought_sheet, asked where brought_sheet.school_id = pupil.school_id
        and brought_sheet.student_id = pupil.id and brought_sheet.academic_year = asked.year), '[]'::json),
    'leftOut', coalesce((select json_agg(score_left_out.lesson_uuid) from score_left_out
      where score_left_out.school_id = pupil.school_id and score_left_out.student_id = pupil.id
        and score_left_out.put_back_at is null), '[]'::json),
    'plans', coalesce((select json_agg(json_build_object('calendarPlanUuid', planned.uuid, 'subjectId', subject.id,
          'name', subject.name, 'parallel', planned.parallel, 'scoreType', planned.score_type,
          'teacher', (select rtrim(app_user.surname || ' ' || app_user.firstname || ' ' || app_user.patronymic)
            from placed_person app_user where app_user.id = planned.teacher_id),
          'scores', coalesce(scored.scores, '[]'::json), 'current', planned.current, 'since', planned.since,
          'given', given.marks,
          'closed', (select coalesce(json_agg(period_closing.period), '[]') from period_closing
            where period_closing.school_id = planned.school_id and period_closing.plan_uuid = planned.uuid)) order by subject.id, planned.uuid)
        from planned join subject on subject.id = planned.subject_id
        left join scored on scored.plan_uuid = planned.uuid
        cross join lateral (
          select coalesce(json_agg(json_build_object('period', latest.period, 'score', given.score,
              'unmarked', given.unmarked, 'comment', given.comment, 'changed', given.version > 1,
              'at', to_char(given.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'by', (select ${personName('app_user')} from placed_person app_user
                where app_user.id = given.updated_by))), '[]') as marks
          from told cross join period_mark latest cross join ${toldPeriodMark('latest', 'told.until')} given
          where latest.school_id = planned.school_id and latest.plan_uuid = planned.uuid
            and latest.student_id = pupil.id and (given.score is not null or given.unmarked is not null)) given
        where planned.current or scored.given or json_array_length(given.marks) > 0), '[]'::json)) as row
  from pupil`

const statements = forReaders('diary-attestation', statement)

type AttestationQuery = { actor: Actor; userId: number | null; today: string; now: Date; year: number | null }

/**
 * The raw scores of a student's academic year, plan by plan, in one statement; undefined when there is no such student
 * for the actor. A plan of a group or part that the student has left is told only where
 * it holds scores or marks of periods.
 */
export async function attestationOf(
  db: Db,
  { actor, userId, today, now, year }: AttestationQuery,
): Promise<AttestationRow | undefined> {
  const read = readBy(actor, statements)
  const { rows } = await read<{ row: AttestationRow }>(db, [actor.userId, userId, year, today, now.toISOString()])
  return rows[0]?.row
}
