import type { ClosedDraft } from '@qalam/contract/timetable-proposal/closed.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Notes a time; the same id once more changes nothing. */
export async function storeClosed(
  db: Db,
  schoolId: number,
  { uuid, kind, id, weekDay, timeStart, timeEnd }: ClosedDraft & { uuid: string },
): Promise<void> {
  const [teacherId, cabinetId] = kind === 'teacher' ? [id, null] : [null, id]
  await sql`insert into timetable_closed (school_id, uuid, teacher_id, cabinet_id, week_day, starts, ends)
    values (${schoolId}, ${uuid}, ${teacherId}, ${cabinetId}, ${weekDay}, ${timeStart}, ${timeEnd})
    on conflict (school_id, uuid) do nothing`.execute(db)
}

export async function removeClosed(db: Db, schoolId: number, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('timetable_closed')
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
