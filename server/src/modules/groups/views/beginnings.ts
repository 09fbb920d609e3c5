import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { isClosed, isMarkedFor } from '#school/lesson/lesson.ts'
import { onDay } from '#school/stay/stay.ts'

/** The day on which pupils are put into halves; another one than today was named by somebody. */
export type Asked = { day: string; today: string }
export type Place = { subgroupId: number; studentId: number }
/** When a pupil's time in a half begins, and when the stay in the class ends it. */
export type Beginning = Place & { groupId: number; subjectId: number; since: string; until: string | null }

/** Whether a lesson of the other half, or of this one, was the pupil's before the day: then the half is changed on the day. */
const hasAttended = sql`exists (select from subgroup_member m
  join class_lesson l on l.school_id = m.school_id and l.group_id = m.group_id and l.subgroup_id = m.subgroup_id
    and ${sql.raw(onDay('m', 'l.on_date'))} and l.on_date >= stay.since and l.on_date < placed.day
  where m.school_id = h.school_id and m.group_id = h.group_id and m.subject_id = h.subject_id
    and m.student_id = placed.student_id)`

/** The first lesson of the half that no period of it was closed over, or in which the pupil has a mark. */
const firstDay = sql`(select min(l.on_date) from class_lesson l
  where l.school_id = h.school_id and l.group_id = h.group_id and l.subgroup_id = h.id
    and (not ${sql.raw(isClosed('l'))} or ${sql.raw(isMarkedFor('l', 'placed.student_id'))}))`

/**
 * From when pupils are in halves into which they are put on a day: a half is changed that day. Who attended no lesson of a
 * half before, where no other day than today was named, is in it from the later of the stay in the class and the first lesson of the half, so that lessons that had
 * no list are theirs. Who is in the half on the day already, and who was never in the class, is left out.
 */
export async function beginnings(
  db: Db,
  schoolId: number,
  placed: readonly Place[],
  { day, today }: Asked,
): Promise<Beginning[]> {
  const { rows } = await sql<Beginning>`select h.id as "subgroupId", placed.student_id as "studentId",
      h.group_id as "groupId", h.subject_id as "subjectId", stay.until,
      case when ${day !== today} or ${hasAttended} then placed.day
        else greatest(stay.since, least(coalesce(${firstDay}, stay.since), placed.day)) end as since
    from (select p."subgroupId" as half_id, p."studentId" as student_id, ${day}::date as asked
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p("subgroupId" int, "studentId" int)) wanted
    join subgroup h on h.school_id = ${schoolId} and h.id = wanted.half_id
    cross join lateral (select e.since, e.until from class_stay e
      where e.school_id = h.school_id and e.group_id = h.group_id and e.student_id = wanted.student_id
      order by ${sql.raw(onDay('e', 'wanted.asked'))} desc, abs(e.since - wanted.asked) limit 1) stay
    cross join lateral (select wanted.student_id,
      greatest(stay.since, least(wanted.asked, stay.until - 1)) as day) placed
    where not exists (select from subgroup_member m where m.school_id = h.school_id and m.subgroup_id = h.id
      and m.student_id = placed.student_id and ${sql.raw(onDay('m', 'placed.day'))})`.execute(db)
  return rows
}
