import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { pupilOf } from './pupil.ts'

/** Homework is looked for this many days before the week in which it is due. */
const givenWithin = 70

const homework = sql`case when homework.uuid is null then null else json_build_object('uuid', homework.uuid,
  'text', homework.body, 'dueOn', to_char(homework.due_on, 'DD.MM.YYYY'), 'version', homework.version,
  'files', coalesce((select json_agg(json_build_object('uuid', stored_file.uuid, 'name', stored_file.name,
      'bytes', stored_file.bytes, 'mime', stored_file.mime) order by homework_file.position)
    from homework_file join stored_file on stored_file.uuid = homework_file.file_uuid
    where homework_file.homework_uuid = homework.uuid), '[]'::json)) end`

type Asked = { actor: Actor; userId: number | null; monday: string }

/**
 * The diary week as JSON in its wire form, made by one statement; undefined when there is no such student for the
 * actor. Lessons are those of the groups and subgroups that the student belongs to on the day itself.
 */
export async function diaryWeek(db: Db, { actor, userId, monday }: Asked): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`/*diary-week*/
  with pupil as materialized (${pupilOf(actor, userId)}),
  stay as materialized (select enrolment.group_id, enrolment.school_id, enrolment.since, enrolment.until,
      study_group.parallel, study_group.parallel || study_group.letter || coalesce(lower(study_group.faculty), '') as label
    from pupil join enrolment on enrolment.student_id = pupil.id
    join study_group on study_group.id = enrolment.group_id
    where enrolment.since <= ${monday}::date + 6
      and (enrolment.until is null or enrolment.until > ${monday}::date - ${givenWithin}::int)),
  attended as materialized (select lesson.* from stay join lesson on lesson.school_id = stay.school_id
      and lesson.group_id = stay.group_id and lesson.on_date >= ${monday}::date - ${givenWithin}::int
      and lesson.on_date <= ${monday}::date + 6
      and lesson.on_date >= stay.since and (stay.until is null or lesson.on_date < stay.until)
    where lesson.subgroup_id is null or exists (select 1 from pupil join subgroup_member
      on subgroup_member.student_id = pupil.id where subgroup_member.subgroup_id = lesson.subgroup_id)),
  held as (select lesson.on_date, lesson.starts, json_build_object('uuid', lesson.uuid,
      'timeStart', to_char(lesson.starts, 'HH24:MI'), 'timeEnd', to_char(lesson.ends, 'HH24:MI'),
      'subject', json_build_object('id', subject.id, 'name', subject.name),
      'teacher', rtrim(person.surname || ' ' || person.firstname || ' ' || person.patronymic),
      'cabinet', cabinet.number, 'theme', coalesce(plan_lesson.theme, ''),
      'kind', coalesce(plan_lesson.entity_kind, 'regular'), 'homework', ${homework},
      'mark', case when mark.version is null or (mark.score is null and mark.sign is null and mark.comment = '') then null
        else json_build_object('score', mark.score, 'sign', mark.sign, 'comment', mark.comment,
          'maxScore', coalesce(plan_lesson.max_score, 10),
          'at', to_char(mark.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end) as card
    from pupil cross join attended lesson
    join subject on subject.id = lesson.subject_id
    join app_user teacher on teacher.id = lesson.teacher_id
    join person on person.id = teacher.person_id
    left join cabinet on cabinet.id = lesson.cabinet_id
    left join plan_lesson on plan_lesson.uuid = lesson.plan_lesson_uuid
    left join homework on homework.lesson_uuid = lesson.uuid
    left join mark on mark.school_id = lesson.school_id and mark.lesson_uuid = lesson.uuid
      and mark.student_id = pupil.id
    where lesson.on_date >= ${monday}::date),
  due as (select homework.due_on, lesson.starts, json_build_object('lessonUuid', lesson.uuid,
      'subject', json_build_object('id', subject.id, 'name', subject.name),
      'givenOn', to_char(lesson.on_date, 'DD.MM.YYYY'), 'homework', ${homework}) as task
    from attended lesson join homework on homework.lesson_uuid = lesson.uuid
    join subject on subject.id = lesson.subject_id
    where homework.due_on between ${monday}::date and ${monday}::date + 6),
  day as (select ${monday}::date + step as date,
      (select json_agg(held.card order by held.starts) from held where held.on_date = ${monday}::date + step) as lessons,
      (select json_agg(due.task order by due.starts) from due where due.due_on = ${monday}::date + step) as tasks,
      (select holiday.name from holiday cross join pupil
        where (holiday.school_id is null or holiday.school_id = pupil.school_id)
          and ${monday}::date + step between holiday.starts_on and holiday.ends_on
          and (holiday.parallels is null or exists (select 1 from stay where stay.parallel = any (holiday.parallels)))
        order by holiday.school_id nulls last limit 1) as holiday
    from generate_series(0, 6) step)
  select json_build_object(
    'student', json_build_object('userId', pupil.id, 'fullName', pupil.full_name,
      'group', (select json_build_object('id', stay.group_id, 'label', stay.label) from stay
        order by stay.since desc limit 1)),
    'weekStart', to_char(${monday}::date, 'DD.MM.YYYY'), 'weekEnd', to_char(${monday}::date + 6, 'DD.MM.YYYY'),
    'quarterId', (select school_quarter.quarter_id from school_quarter where school_quarter.school_id = pupil.school_id
      and school_quarter.starts_on <= ${monday}::date + 6 and school_quarter.ends_on >= ${monday}::date
      order by school_quarter.quarter_id limit 1),
    'days', (select json_agg(json_build_object('date', to_char(day.date, 'DD.MM.YYYY'), 'holiday', day.holiday,
        'lessons', coalesce(day.lessons, '[]'::json), 'due', coalesce(day.tasks, '[]'::json)) order by day.date)
      from day where day.date < ${monday}::date + 6 or day.lessons is not null)
  )::text as json from pupil`.execute(db)
  return rows[0]?.json
}
