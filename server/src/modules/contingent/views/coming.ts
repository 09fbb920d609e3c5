import type { Coming } from '@qalam/contract/contingent/coming.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { givenIn } from '#school/lesson/lesson.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/**
 * Whether a stay is one that somebody set for one pupil. A stay from 1 September on is how a whole class begins its year: year's
 * end and imports make it for everybody, and neither the list nor a move in summer is about it.
 */
const isSet = (stay: string, group: string): string => `${stay}.since <> make_date(${group}.academic_year, 9, 1)`

/** Stays of a school that begin after today and were set, with the class until then. */
export async function allComing(db: Db, schoolId: number, today: string): Promise<Coming[]> {
  const { rows } = await sql<Coming>`select e.id, e.student_id as "userId", ${sql.raw(fullName('u'))} as name,
      (select ${sql.raw(groupLabel('f'))} from enrolment before
        join school_class f on f.school_id = before.school_id and f.id = before.group_id
        where before.school_id = e.school_id and before.student_id = e.student_id and before.until = e.since) as "from",
      json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group", e.since,
      e.arrival_order as "order"
    from enrolment e
    join school_class g on g.school_id = e.school_id and g.id = e.group_id
    join placed_person u on u.school_id = e.school_id and u.id = e.student_id and u.archived_at is null
    where e.school_id = ${schoolId} and e.since > ${today}::date and ${sql.raw(isSet('e', 'g'))}
    order by e.since, ${sql.raw(fullName('u'))} collate "und-x-icu", e.id limit 500`.execute(db)
  return rows
}

type ComingStay = { id: number; studentId: number; groupId: number; since: string; moves: boolean }

/** A stay that is to come and was set, held until the end of what is done with it; `moves`: another class ends then. */
export async function lockComing(db: Db, schoolId: number, id: number, today: string): Promise<ComingStay | undefined> {
  const { rows } = await sql<ComingStay>`select e.id, e.student_id as "studentId", e.group_id as "groupId", e.since,
      exists (select from enrolment before where before.school_id = e.school_id and before.student_id = e.student_id
        and before.until = e.since) as moves
    from enrolment e join school_class g on g.school_id = e.school_id and g.id = e.group_id
    where e.school_id = ${schoolId} and e.id = ${id} and e.since > ${today}::date and ${sql.raw(isSet('e', 'g'))}
    for update of e`.execute(db)
  return rows[0]
}

/** What is to come of a student, the next first; `year` is that of the class, `set` says that it was set for this student. */
export async function comingOf(
  db: Db,
  schoolId: number,
  studentId: number,
  today: string,
): Promise<{ since: string; year: number; set: boolean }[]> {
  const { rows } = await sql<{ since: string; year: number; set: boolean }>`
    select e.since, g.academic_year as year, ${sql.raw(isSet('e', 'g'))} as set
    from enrolment e join school_class g on g.school_id = e.school_id and g.id = e.group_id
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and e.since > ${today}::date
    order by e.since`.execute(db)
  return rows
}

/** The day after the last period that is closed in a plan of the classes; null where none is. */
export async function firstOpenDay(db: Db, schoolId: number, groupIds: readonly number[]): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`select max(q.ends_on) + 1 as first
    from calendar_plan c join year_quarter q on q.school_id = c.school_id and q.quarter_id / 10 = c.academic_year
      and q.quarter_id % 10 = any(c.closed_quarters)
    where c.school_id = ${schoolId} and c.group_id = any(${groupIds}::int[])`.execute(db)
  return rows[0]?.first ?? null
}

export type AttendedLesson = { uuid: string; scored: boolean | null; signed: boolean | null }

/** Lessons from a day on that have begun and the student attended, and what they were given in them. */
export async function attendedSince(
  db: Db,
  { schoolId, studentId, from }: { schoolId: number; studentId: number; from: string },
  { today, clock }: { today: string; clock: string },
): Promise<AttendedLesson[]> {
  const { rows } = await sql<AttendedLesson>`select l.uuid, given.scored, given.signed
    from enrolment e join class_lesson l on ${sql.raw(attends('e', 'l'))}
    left join lateral ${sql.raw(givenIn('l', 'e.student_id'))} given on true
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and l.on_date >= ${from}::date
      and (l.on_date, l.starts) <= (${today}::date, ${clock}::time)`.execute(db)
  return rows
}
