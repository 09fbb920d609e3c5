import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { attendsWithParts, partsOf } from '#school/half/half.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { toldMark, toldUntil } from '#vocabulary/told-marks.ts'
import { forReaders, readBy } from './pupil.ts'

/** Asked with $1 the caller, $2 a child or null, $3 a quarter or null, $4 today, $5 the present moment. */
const statement = (pupil: string) => `
  with pupil as materialized (${pupil}),
  told as materialized (select ${toldUntil('pupil.school_id', '$5')} as until from pupil),
  asked as materialized (select coalesce($3::int,
      (select school_quarter.quarter_id from year_quarter school_quarter join pupil on pupil.school_id = school_quarter.school_id
        where school_quarter.starts_on <= $4::date order by school_quarter.starts_on desc limit 1)) as quarter),
  stay as materialized (
    select enrolment.school_id, enrolment.group_id, enrolment.since, enrolment.until, ${groupLabel('study_group')} as label,
      ${partsOf('pupil.school_id', 'pupil.id')}
    from pupil join class_stay enrolment on enrolment.school_id = pupil.school_id and enrolment.student_id = pupil.id
    join school_class study_group on study_group.school_id = enrolment.school_id and study_group.id = enrolment.group_id)
  select json_build_object(
    'student', json_build_object('userId', pupil.id, 'fullName', pupil.full_name,
      'group', (select json_build_object('id', stay.group_id, 'label', stay.label) from stay
        order by stay.since <= $4::date desc, stay.since desc limit 1)),
    'works', coalesce((select json_agg(one.work order by one.on_date, one.starts) from (
      select lesson.on_date, lesson.starts, json_build_object('uuid', lesson.uuid,
        'date', to_char(lesson.on_date, 'DD.MM.YYYY'), 'timeStart', left(lesson.starts::text, 5),
        'subject', json_build_object('id', subject.id, 'name', subject.name), 'kind', plan_lesson.entity_kind,
        'theme', plan_lesson.theme, 'maxScore', plan_lesson.max_score, 'score', mark.score) as work
      from asked cross join told cross join stay
      join class_lesson lesson on ${attendsWithParts('stay', 'lesson')} and lesson.quarter_id = asked.quarter
      join plan_lesson on plan_lesson.school_id = lesson.school_id and plan_lesson.uuid = lesson.plan_lesson_uuid
        and plan_lesson.entity_kind in ('sor', 'soch')
      join subject on subject.id = lesson.subject_id
      left join mark latest on latest.school_id = lesson.school_id and latest.lesson_uuid = lesson.uuid
        and latest.student_id = pupil.id
      left join ${toldMark('latest', 'told.until')} mark on true
      order by lesson.on_date, lesson.starts limit 200) one), '[]'::json)
  )::text as json from pupil`

const statements = forReaders('diary-works', statement)

type Asked = { actor: Actor; userId: number | null; quarterId: number | null; today: string; now: Date }

/** The sor and soch of a quarter as JSON in its wire form; undefined when there is no such student for the actor. */
export async function worksOf(db: Db, { actor, userId, quarterId, today, now }: Asked): Promise<string | undefined> {
  const values = [actor.userId, userId, quarterId, today, now.toISOString()]
  const { rows } = await readBy(actor, statements)<{ json: string }>(db, values)
  return rows[0]?.json
}
