import type { Content, Demo } from '../content.ts'

/** Pupils and parents find the marks and the homework of the last days at their bell, those of today unread. */
async function fill({ pool, schoolId, now }: Demo): Promise<void> {
  await pool.query(
    `insert into notice (user_id, school_id, category, kind, situation, words, href, at, shown_from, read_at)
     select told.user_id, $1, 'marks', 'marks', 'marks ' || latest.lesson_uuid || ' ' || latest.student_id,
       jsonb_build_object('subject', latest.subject, 'date', latest.date, 'student', latest.student),
       '/diary?userId=' || latest.student_id, latest.at, latest.at,
       case when latest.at < $2::timestamptz - interval '1 day' then latest.at + interval '3 hours' end
     from (
       select mark.lesson_uuid, mark.student_id, subject.name as subject, to_char(lesson.on_date, 'DD.MM.YYYY') as date,
         person.surname || ' ' || person.firstname as student, mark.updated_at as at,
         row_number() over (partition by mark.student_id order by mark.updated_at desc, mark.lesson_uuid) as place
       from mark join lesson on lesson.school_id = mark.school_id and lesson.uuid = mark.lesson_uuid
       join subject on subject.id = lesson.subject_id
       join app_user student on student.school_id = mark.school_id and student.id = mark.student_id
       join person on person.id = student.person_id
       where mark.school_id = $1 and mark.score is not null and mark.updated_at <= $2::timestamptz) latest
     cross join lateral (
       select latest.student_id as user_id union all
       select guardian.parent_id from guardian
       where guardian.school_id = $1 and guardian.student_id = latest.student_id) told
     where latest.place <= 6
     on conflict do nothing`,
    [schoolId, now],
  )
  await pool.query(
    `insert into notice (user_id, school_id, category, kind, situation, words, href, at, shown_from)
     select distinct on (lesson.teacher_id) lesson.teacher_id, $1, 'tasks', 'closing', 'closing', '{}'::jsonb,
       '/control/journal/groups', $2::timestamptz, $2::timestamptz
     from lesson where lesson.school_id = $1 and lesson.on_date < $2::date
     on conflict do nothing`,
    [schoolId, now],
  )
}

export const content: Content = { order: 90, fill }
