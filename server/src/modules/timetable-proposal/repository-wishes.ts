import type { SubjectLevel } from '@qalam/contract/timetable-proposal/levels.ts'
import type { LocksDraft } from '@qalam/contract/timetable-proposal/locks.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Puts the levels of a school in the place of those before. */
export async function storeLevels(db: Db, schoolId: number, all: readonly SubjectLevel[]): Promise<void> {
  // Two that are set at once come one after another, so that the levels are those of one of them.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`levels of ${schoolId}`}, 0))`.execute(db)
  await db.deleteFrom('timetable_subject_level').where('school_id', '=', schoolId).execute()
  await sql`insert into timetable_subject_level (school_id, subject_id, level)
    select ${schoolId}, l."subjectId", l.level
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as l("subjectId" int, level text)`.execute(db)
}

/** Puts the locks of some plans in the place of those before. */
export async function storeLocks(
  db: Db,
  schoolId: number,
  plans: readonly string[],
  lessons: LocksDraft['lessons'],
): Promise<void> {
  await sql`delete from timetable_lock where timetable_lock.school_id = ${schoolId}
    and timetable_lock.plan_uuid = any(${[...plans]}::uuid[])`.execute(db)
  await sql`insert into timetable_lock (school_id, plan_uuid, week_day, number)
    select ${schoolId}, l."planUuid", l."weekDay", l.number
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as l("planUuid" uuid, "weekDay" smallint, number smallint)
    on conflict do nothing`.execute(db)
}
