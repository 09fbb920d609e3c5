import type { WaitingContent } from '@qalam/contract/lesson-content/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'

/** Content of a teacher's lessons whose last open answers nobody has scored; what was put back or taken back waits no more. */
export async function waitingFor(db: Db, schoolId: number, teacherId: number): Promise<WaitingContent[]> {
  const { rows } = await sql<WaitingContent>`with last as (
      select distinct on (c.reading_uuid, c.exercise_uuid) c.reading_uuid, c.exercise_uuid, c.n, c.numerator, c.at,
        r.given_uuid, r.student_id
      from class_lesson l join lesson_content g on g.school_id = l.school_id and g.lesson_uuid = l.uuid and g.taken_back_at is null
      join content_reading r on r.school_id = g.school_id and r.given_uuid = g.uuid and r.reset_at is null
      join content_check c on c.school_id = r.school_id and c.reading_uuid = r.uuid
      where l.school_id = ${schoolId} and ${teacherId} in (l.teacher_id, l.substituted_id)
      order by c.reading_uuid, c.exercise_uuid, c.n desc),
    open as (
      select last.given_uuid, count(*)::int as answers, min(last.at) as since,
        (array_agg(last.student_id order by last.at))[1] as student_id
      from last where last.numerator is null and not exists (select from content_review v
        where v.school_id = ${schoolId} and v.reading_uuid = last.reading_uuid
          and v.exercise_uuid = last.exercise_uuid and v.n = last.n)
      group by last.given_uuid)
    select g.uuid as given, g.kind, v.title, ${sql.raw(groupLabel('sg'))} as "group", s.name as subject,
      to_char(l.on_date, 'YYYY-MM-DD') as date, l.uuid as "lessonUuid", open.answers, open.student_id as "studentId",
      to_char(open.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from open join lesson_content g on g.school_id = ${schoolId} and g.uuid = open.given_uuid
    join content_version v on v.school_id = g.school_id and v.uuid = g.version_uuid
    join class_lesson l on l.school_id = g.school_id and l.uuid = g.lesson_uuid
    join school_class sg on sg.school_id = l.school_id and sg.id = l.group_id
    join subject s on s.id = l.subject_id
    order by open.since, g.uuid limit 200`.execute(db)
  return rows
}
