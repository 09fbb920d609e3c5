import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Move = { schoolId: number; studentId: number; on: string; order: string }

/** Ends the stay of a student from a day on, by an order. One that would begin that day or later, and before `keep`, never was. */
export async function endStay(
  db: Db,
  { schoolId, studentId, on, order }: Move,
  keep: string | null = null,
): Promise<void> {
  await sql`update enrolment set until = ${on}::date, departure_order = ${order}
    where enrolment.school_id = ${schoolId} and enrolment.student_id = ${studentId}
      and enrolment.since < ${on}::date and (enrolment.until is null or enrolment.until > ${on}::date)`.execute(db)
  await sql`delete from enrolment
    where enrolment.school_id = ${schoolId} and enrolment.student_id = ${studentId}
      and enrolment.since >= ${on}::date and enrolment.since < coalesce(${keep}::date, 'infinity')`.execute(db)
}

/** Puts a student into a group from a day on, by an order; `until` is the day on which a later stay begins. */
export async function beginStay(
  db: Db,
  groupId: number,
  { schoolId, studentId, on, order }: Move,
  until: string | null = null,
): Promise<void> {
  await db
    .insertInto('enrolment')
    .values({ school_id: schoolId, student_id: studentId, group_id: groupId, since: on, until, arrival_order: order })
    .execute()
}

/** A stay that is to come begins with another class, day or order. */
export async function rebeginStay(
  db: Db,
  schoolId: number,
  id: number,
  { groupId, since, order }: { groupId: number; since: string; order: string },
): Promise<void> {
  await sql`update enrolment set group_id = ${groupId}, since = ${since}::date, arrival_order = ${order}
    where enrolment.school_id = ${schoolId} and enrolment.id = ${id}`.execute(db)
}

/** A stay never was, and the one that it ended goes on for as long as it would have lasted. */
export async function removeStay(
  db: Db,
  { schoolId, id, studentId, since }: { schoolId: number; id: number; studentId: number; since: string },
): Promise<void> {
  const { rows } = await sql<{ until: string | null }>`delete from enrolment
    where enrolment.school_id = ${schoolId} and enrolment.id = ${id} returning enrolment.until`.execute(db)
  await sql`update enrolment set until = ${rows[0]?.until ?? null}::date, departure_order = ''
    where enrolment.school_id = ${schoolId} and enrolment.student_id = ${studentId}
      and enrolment.until = ${since}::date`.execute(db)
}
