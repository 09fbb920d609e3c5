import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { attendsWithParts, partsOf } from '#school/half/half.ts'
import { isFor } from '#vocabulary/homework.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'
import { toldMark, toldUntil } from '#vocabulary/told-marks.ts'

type FamilyQuery = {
  parentId: number
  today: string
  /** The last day that a next school day is looked for, and that homework is due. */
  until: string
  /** Marks from this day on are new. */
  since: string
  now: Date
}

/** Homework is looked for this many days before it is due: a quarter. */
const givenWithin = 56

const subject = sql`(select json_build_object('id', subject.id, 'name', subject.name) from subject
  where subject.id = lesson.subject_id)`

const attended = sql.raw(attendsWithParts('stay', 'lesson'))

/** The day homework is due: the one that was named, else that of the next lesson of the plan. */
const dueDay = sql`coalesce(homework.due_on, (select min(later.on_date) from class_lesson later
  where later.school_id = lesson.school_id and later.plan_uuid = lesson.plan_uuid and later.on_date > lesson.on_date))`

/** Every child of a parent in the order of their names, as JSON in its wire form, by one statement. */
export async function childrenOf(db: Db, { parentId, today, until, since, now }: FamilyQuery): Promise<string> {
  const { rows } = await named(
    'home-family',
    sql<{ json: string }>`with asked as materialized (select ${now.toISOString()}::timestamptz as now),
    child as materialized (
      select student.id, student.school_id, student.surname, student.firstname, school.name as school,
        ${sql.raw(toldUntil('student.school_id', 'asked.now'))} as told
      from asked cross join family_tie guardian
      join placed_person student on student.id = guardian.student_id and student.role = 'student'
      join known_school school on school.id = student.school_id
      where guardian.parent_id = ${parentId}::int
      order by student.surname, student.firstname, student.id limit 20),
    stay as materialized (
      select child.id as child_id, enrolment.group_id, enrolment.school_id, enrolment.since, enrolment.until,
        ${sql.raw(groupLabel('study_group'))} as label,
        ${sql.raw(partsOf('child.school_id', 'child.id'))}
      from child join class_stay enrolment on enrolment.school_id = child.school_id and enrolment.student_id = child.id
      join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id
      where enrolment.since <= ${until}::date
        and (enrolment.until is null or enrolment.until > ${today}::date - ${givenWithin}::int)),
    day as materialized (
      select stay.child_id, min(lesson.on_date) as on_date from stay
      join class_lesson lesson on ${attended} and lesson.on_date between ${today}::date and ${until}::date
      group by stay.child_id)
    select coalesce(json_agg(json_build_object('userId', child.id, 'name', ${sql.raw(personName('child'))},
      'group', coalesce((select stay.label from stay where stay.child_id = child.id
        order by stay.since <= ${today}::date desc, stay.since desc limit 1), ''),
      'school', child.school, 'day', to_char(day.on_date, 'DD.MM.YYYY'),
      'lessons', (select coalesce(json_agg(one.card order by one.starts), '[]') from (
        select lesson.starts, json_build_object('uuid', lesson.uuid, 'timeStart', left(lesson.starts::text, 5),
          'timeEnd', left(lesson.ends::text, 5), 'subject', ${subject},
          'cabinet', (select cabinet.number from cabinet
            where cabinet.school_id = lesson.school_id and cabinet.id = lesson.cabinet_id),
          'kind', coalesce(plan_lesson.entity_kind, 'regular')) as card
        from stay join class_lesson lesson on ${attended} and lesson.on_date = day.on_date
        left join plan_lesson on plan_lesson.school_id = lesson.school_id and plan_lesson.uuid = lesson.plan_lesson_uuid
        where stay.child_id = child.id order by lesson.starts limit 20) one),
      'marks', (select coalesce(json_agg(one.card order by one.updated_at desc), '[]') from (
        select mark.updated_at, json_build_object('lessonUuid', lesson.uuid,
          'date', to_char(lesson.on_date, 'DD.MM.YYYY'), 'subject', ${subject},
          'kind', coalesce(plan_lesson.entity_kind, 'regular'), 'theme', coalesce(plan_lesson.theme, ''),
          'score', mark.score, 'maxScore', coalesce(plan_lesson.max_score, 10), 'sign', mark.sign,
          'comment', mark.comment,
          'at', to_char(mark.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as card
        from mark latest cross join ${sql.raw(toldMark('latest', 'child.told'))} mark
        join class_lesson lesson on lesson.school_id = latest.school_id and lesson.uuid = mark.lesson_uuid
        left join plan_lesson on plan_lesson.school_id = lesson.school_id and plan_lesson.uuid = lesson.plan_lesson_uuid
        where latest.school_id = child.school_id and latest.student_id = child.id and mark.updated_at >= ${since}::date
          and (mark.score is not null or mark.sign is not null or mark.comment <> '')
        order by mark.updated_at desc, lesson.on_date desc limit 10) one),
      'due', (select coalesce(json_agg(one.card order by one.due_on, one.given_on), '[]') from (
        select expected.due_on, lesson.on_date as given_on, json_build_object('lessonUuid', lesson.uuid,
          'subject', ${subject}, 'dueOn', to_char(expected.due_on, 'DD.MM.YYYY'), 'text', homework.body,
          'files', (select count(*) from homework_file
            where homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid)) as card
        from stay
        join class_lesson lesson on ${attended} and lesson.on_date between ${today}::date - ${givenWithin}::int and ${today}::date
        join homework on homework.school_id = lesson.school_id and homework.lesson_uuid = lesson.uuid
          and ${sql.raw(isFor('child.id'))}
        cross join lateral (select ${dueDay} as due_on) expected
        where stay.child_id = child.id and expected.due_on between ${today}::date and ${until}::date
        order by expected.due_on, lesson.on_date limit 10) one)
    ) order by child.surname, child.firstname, child.id), '[]')::text as json
    from child left join day on day.child_id = child.id`,
  ).execute(db)
  return rows[0]?.json ?? '[]'
}
