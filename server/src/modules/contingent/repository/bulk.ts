import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Puts students into groups, each from a day on. Violates `enrolment_once` when one is in a group then or later. */
export async function storeEnrolments(
  db: Db,
  schoolId: number,
  students: readonly { studentId: number; groupId: number; since: string; until: string | null }[],
): Promise<void> {
  await sql`insert into enrolment (school_id, group_id, student_id, since, until)
    select ${schoolId}, s."groupId", s."studentId", s.since, s.until
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as s("studentId" int, "groupId" int, since date, until date)`.execute(
    db,
  )
}

/** Ends the stays of students that have no end yet; `until` is the first day on which they are no longer there. */
export async function endEnrolments(
  db: Db,
  schoolId: number,
  studentIds: readonly number[],
  until: string,
): Promise<void> {
  if (studentIds.length === 0) return
  await sql`update enrolment set until = ${until}::date
    where enrolment.school_id = ${schoolId} and enrolment.student_id = any(${studentIds}::int[])
      and enrolment.until is null and enrolment.since < ${until}::date`.execute(db)
}

type Stays = { schoolId: number; studentIds: readonly number[] }

/** Ends stays without an end by an order, whatever group they are in; `until` is the first day on which nobody is there. */
export async function endStays(
  db: Db,
  { schoolId, studentIds, until, order }: Stays & { until: string; order: string },
): Promise<void> {
  await sql`update enrolment set until = ${until}::date, departure_order = ${order}
    where enrolment.school_id = ${schoolId} and enrolment.student_id = any(${studentIds}::int[])
      and enrolment.until is null and enrolment.since < ${until}::date`.execute(db)
}

/** Takes the move of students on a day back: what began then never was, what ended then has no end. */
export async function takeBackStays(db: Db, { schoolId, studentIds, on }: Stays & { on: string }): Promise<void> {
  await sql`delete from enrolment
    where enrolment.school_id = ${schoolId} and enrolment.student_id = any(${studentIds}::int[])
      and enrolment.since = ${on}::date`.execute(db)
  await sql`update enrolment set until = null, departure_order = ''
    where enrolment.school_id = ${schoolId} and enrolment.student_id = any(${studentIds}::int[])
      and enrolment.until = ${on}::date`.execute(db)
}
