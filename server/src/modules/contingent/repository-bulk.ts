import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Puts students into groups from a day on; a student who is in a group on that day stays where they are. */
export async function storeEnrolments(
  db: Db,
  schoolId: number,
  since: string,
  students: readonly { studentId: number; groupId: number }[],
): Promise<void> {
  await sql`insert into enrolment (school_id, group_id, student_id, since)
    select ${schoolId}, s."groupId", s."studentId", ${since}::date
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as s("studentId" int, "groupId" int)
    where not exists (select 1 from enrolment e where e.student_id = s."studentId"
      and daterange(e.since, e.until, '[)') && daterange(${since}::date, null, '[)'))`.execute(db)
}

/** Binds parents to children; the bindings a child has already are kept. */
export async function storeGuardians(
  db: Db,
  bindings: readonly { parentId: number; studentId: number; place: number }[],
): Promise<void> {
  await sql`insert into guardian (parent_id, student_id, place)
    select b."parentId", b."studentId", b.place
    from jsonb_to_recordset(${JSON.stringify(bindings)}::jsonb) as b("parentId" int, "studentId" int, place smallint)
    on conflict do nothing`.execute(db)
}
