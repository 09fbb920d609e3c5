import type { HalfTime } from '@qalam/contract/groups/subgroups.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { givenIn } from '#school/lesson/lesson.ts'
import { onDay } from '#school/stay/stay.ts'
import { fullName } from '#vocabulary/people.ts'

type OfSubject = { schoolId: number; groupId: number; subjectId: number }

/** Who was, is or will be in which half for a subject, and when; by name. */
export async function timesOf(db: Db, { schoolId, groupId, subjectId }: OfSubject): Promise<HalfTime[]> {
  const { rows } = await sql<HalfTime>`select m.student_id as "studentId", ${sql.raw(fullName('u'))} as name,
      h.number as half, m.since, m.until,
      exists (select from subgroup_member o where o.school_id = m.school_id and o.group_id = m.group_id
        and o.subject_id = m.subject_id and o.student_id = m.student_id and o.until = m.since) as follows
    from subgroup_member m
    join subgroup h on h.school_id = m.school_id and h.id = m.subgroup_id
    join placed_person u on u.school_id = m.school_id and u.id = m.student_id
    where m.school_id = ${schoolId} and m.group_id = ${groupId} and m.subject_id = ${subjectId}
    order by name collate "und-x-icu", m.student_id, m.since limit 500`.execute(db)
  return rows
}

/** From which day to which a change of halves may be dated: after the last closed period of a half, to the end of the year. */
export async function daysOf(
  db: Db,
  { schoolId, groupId, subjectId }: OfSubject,
  year: number,
): Promise<{ first: string; last: string }> {
  const { rows } = await sql<{ first: string; last: string }>`select
      coalesce(max(q.ends_on) filter (where closed.it) + 1, min(q.starts_on), make_date(${year}, 9, 1)) as first,
      coalesce(max(q.ends_on), make_date(${year} + 1, 5, 31)) as last
    from (select ${schoolId}::int as id) school
    left join year_quarter q on q.school_id = school.id and q.quarter_id / 10 = ${year}
    cross join lateral (select exists (select from subgroup h
      join calendar_plan c on c.school_id = h.school_id and c.subgroup_id = h.id
      where h.school_id = school.id and h.group_id = ${groupId} and h.subject_id = ${subjectId}
        and q.quarter_id % 10 = any(c.closed_quarters)) as it) closed`.execute(db)
  return rows[0] ?? { first: `${year}-09-01`, last: `${year + 1}-05-31` }
}

/** Since when pupils are in the class where they are on a day, and their names. */
export async function staysOn(
  db: Db,
  { schoolId, groupId }: Pick<OfSubject, 'schoolId' | 'groupId'>,
  studentIds: readonly number[],
  day: string,
): Promise<{ id: number; name: string; since: string }[]> {
  const { rows } = await sql<{ id: number; name: string; since: string }>`select u.id,
      ${sql.raw(fullName('u'))} as name, e.since
    from class_stay e join placed_person u on u.school_id = e.school_id and u.id = e.student_id cross join (select ${day}::date as day) asked
    where e.school_id = ${schoolId} and e.group_id = ${groupId} and e.student_id = any(${studentIds}::int[])
      and ${sql.raw(onDay('e', 'asked.day'))} order by e.since desc`.execute(db)
  return rows
}

export type Attended = {
  studentId: number
  name: string
  uuid: string
  scored: boolean | null
  signed: boolean | null
}

/** Lessons of halves of a subject that have begun and pupils attended, and what they were given in them. */
export async function attendedOf(
  db: Db,
  { schoolId, groupId, subjectId }: OfSubject,
  studentIds: readonly number[],
  { today, clock }: { today: string; clock: string },
): Promise<Attended[]> {
  const { rows } = await sql<Attended>`select e.student_id as "studentId", ${sql.raw(fullName('u'))} as name, l.uuid,
      given.scored, given.signed
    from class_stay e join class_lesson l on ${sql.raw(attends('e', 'l'))}
    join placed_person u on u.school_id = e.school_id and u.id = e.student_id
    left join lateral ${sql.raw(givenIn('l', 'e.student_id'))} given on true
    where e.school_id = ${schoolId} and e.group_id = ${groupId} and e.student_id = any(${studentIds}::int[])
      and l.subject_id = ${subjectId} and l.subgroup_id is not null
      and (l.on_date, l.starts) <= (${today}::date, ${clock}::time)
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id limit 20000`.execute(db)
  return rows
}
