import { vacationWords } from '@qalam/contract/schedule/vacation-words.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { attendsWithParts, partsOf } from '#school/half/half.ts'
import { answerMark, isFor } from '#vocabulary/homework.ts'
import { fullName, personName } from '#vocabulary/people.ts'
import { toldMark, toldUntil } from '#vocabulary/told-marks.ts'
import { forReaders, readBy } from './pupil.ts'

/** Homework is looked for this many days before the week in which it is due: a quarter. */
const givenWithin = 56

/** The day homework is due: the one that was named, else that of the next lesson of the plan. */
const dueDay = `coalesce(homework.due_on, (select min(later.on_date) from class_lesson later
  where later.school_id = lesson.school_id and later.plan_uuid = lesson.plan_uuid and later.on_date > lesson.on_date))`

const homework = `json_build_object('uuid', homework.uuid, 'text', homework.body,
  'dueOn', to_char(${dueDay}, 'DD.MM.YYYY'), 'version', homework.version, 'wantsAnswer', homework.wants_answer,
  'answer', ${answerMark('pupil.id', '$4::timestamptz')},
  'files', coalesce((select json_agg(json_build_object('uuid', stored_file.uuid, 'name', stored_file.name,
      'bytes', stored_file.bytes, 'mime', stored_file.mime) order by homework_file.position)
    from homework_file join stored_file on stored_file.school_id = homework_file.school_id and stored_file.uuid = homework_file.file_uuid
    where homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid), '[]'::json))`

const mark = `case when mark.version is not null and (mark.score is not null or mark.sign is not null or mark.comment <> '')
  then json_build_object('score', mark.score, 'sign', mark.sign, 'comment', mark.comment,
    'maxScore', coalesce(plan_lesson.max_score, 10), 'by', (select ${personName('app_user')}
      from placed_person app_user where app_user.id = mark.updated_by),
    'changed', mark.version > 1,
    'at', to_char(mark.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`

const subject = `(select json_build_object('id', subject.id, 'name', subject.name) from subject
  where subject.id = lesson.subject_id)`

const card = `json_build_object('uuid', lesson.uuid,
  'timeStart', left(lesson.starts::text, 5), 'timeEnd', left(lesson.ends::text, 5), 'subject', ${subject},
  'teacher', (select ${fullName('app_user')}
    from placed_person app_user where app_user.id = lesson.teacher_id),
  'remote', lesson.remote, 'cabinet', (select cabinet.number from cabinet where cabinet.school_id = lesson.school_id and cabinet.id = lesson.cabinet_id),
  'theme', coalesce(plan_lesson.theme, ''), 'kind', coalesce(plan_lesson.entity_kind, 'regular'),
  'homework', case when homework.uuid is not null then ${homework} end, 'mark', ${mark})`

const attended = attendsWithParts('stay', 'lesson')

/** The names of the holidays after the quarters 1 to 4; no quotes stand in them. */
const vacations = JSON.stringify({
  1: vacationWords['schedule.vacation-autumn'],
  2: vacationWords['schedule.vacation-winter'],
  3: vacationWords['schedule.vacation-spring'],
  4: vacationWords['schedule.vacation-summer'],
})

/** The holidays between the quarters that a day lies in, as JSON or null: `vacationOn` in SQL. */
const vacationOn = (day: string) => `(select '${vacations}'::json -> (before.quarter_id % 10)::text
  from (select school_quarter.quarter_id, school_quarter.ends_on from year_quarter school_quarter
    where school_quarter.school_id = pupil.school_id and school_quarter.starts_on <= ${day}
    order by school_quarter.starts_on desc limit 1) before
  where before.ends_on < ${day} and case
    when before.quarter_id % 10 = 4 then extract(month from ${day}) between 5 and 8 and ${day} < before.ends_on + 120
    else exists (select from year_quarter later where later.school_id = pupil.school_id
      and later.quarter_id / 10 = before.quarter_id / 10 and later.quarter_id > before.quarter_id) end)`

/** Asked with $1 the caller, $2 a child or null, $3 Monday, $4 the present moment. */
const statement = (pupil: string) => `
  with pupil as materialized (${pupil}),
  told as materialized (select ${toldUntil('pupil.school_id', '$4')} as until from pupil),
  stay as materialized (
    select enrolment.group_id, enrolment.school_id, enrolment.since, enrolment.until, study_group.parallel,
      ${groupLabel('study_group')} as label,
      ${partsOf('pupil.school_id', 'pupil.id')}
    from pupil join class_stay enrolment on enrolment.school_id = pupil.school_id and enrolment.student_id = pupil.id
    join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id
    where enrolment.since <= $3::date + 6 and (enrolment.until is null or enrolment.until > $3::date - ${givenWithin})),
  held as materialized (
    select lesson.on_date, json_agg(${card} order by lesson.starts) as cards
    from stay cross join pupil cross join told
    join class_lesson lesson on ${attended} and lesson.on_date between $3::date and $3::date + 6
    left join plan_lesson on plan_lesson.school_id = lesson.school_id and plan_lesson.uuid = lesson.plan_lesson_uuid
    left join homework on homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid
      and ${isFor('pupil.id')}
    left join mark latest on latest.school_id = lesson.school_id and latest.lesson_uuid = lesson.uuid
      and latest.student_id = pupil.id
    left join ${toldMark('latest', 'told.until')} mark on true
    group by lesson.on_date),
  due as materialized (
    select expected.due_on, json_agg(json_build_object('lessonUuid', lesson.uuid, 'subject', ${subject},
      'givenOn', to_char(lesson.on_date, 'DD.MM.YYYY'), 'homework', ${homework}) order by lesson.on_date, lesson.starts)
      as tasks
    from stay
    join class_lesson lesson on ${attended} and lesson.on_date between $3::date - ${givenWithin} and $3::date + 6
    cross join pupil
    join homework on homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid and ${isFor('pupil.id')}
    cross join lateral (select ${dueDay} as due_on) expected
    where expected.due_on between $3::date and $3::date + 6
    group by expected.due_on),
  free as materialized (
    select holiday.starts_on, holiday.ends_on, holiday.name, holiday.school_id
    from pupil join free_day holiday on holiday.school_id = pupil.school_id or holiday.school_id is null
    where holiday.starts_on <= $3::date + 6 and holiday.ends_on >= $3::date
      and (holiday.parallels is null or exists (select from stay where stay.parallel = any (holiday.parallels))))
  select json_build_object(
    'student', json_build_object('userId', pupil.id, 'fullName', pupil.full_name,
      'group', (select json_build_object('id', stay.group_id, 'label', stay.label) from stay
        order by stay.since desc limit 1)),
    'weekStart', to_char($3::date, 'DD.MM.YYYY'), 'weekEnd', to_char($3::date + 6, 'DD.MM.YYYY'),
    'quarterId', (select min(school_quarter.quarter_id) from year_quarter school_quarter
      where school_quarter.school_id = pupil.school_id
        and school_quarter.starts_on <= $3::date + 6 and school_quarter.ends_on >= $3::date),
    'days', (select json_agg(json_build_object('date', to_char($3::date + step, 'DD.MM.YYYY'),
        'holiday', coalesce((select free.name::json from free where $3::date + step between free.starts_on and free.ends_on
          order by free.school_id nulls last limit 1), ${vacationOn('($3::date + step)')}),
        'lessons', coalesce(held.cards, '[]'::json), 'due', coalesce(due.tasks, '[]'::json)) order by step)
      from generate_series(0, 6) step
      left join held on held.on_date = $3::date + step left join due on due.due_on = $3::date + step
      where step < 6 or held.cards is not null)
  )::text as json from pupil`

const statements = forReaders('diary-week', statement)

type DiaryQuery = { actor: Actor; userId: number | null; monday: string; now: Date }

/**
 * The diary week as JSON in its wire form, made by one statement; undefined when there is no such student for the
 * actor. Lessons are those of the groups that the student belongs to on the day itself.
 */
export async function diaryWeek(db: Db, { actor, userId, monday, now }: DiaryQuery): Promise<string | undefined> {
  const read = readBy(actor, statements)
  const { rows } = await read<{ json: string }>(db, [actor.userId, userId, monday, now.toISOString()])
  return rows[0]?.json
}
