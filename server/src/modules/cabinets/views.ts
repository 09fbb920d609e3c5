import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type Uses = { lessons: number; slots: number }

/** How many dated lessons and slots of the weekly timetable are held in a room. */
export async function usesOf(db: Db, schoolId: number, id: number): Promise<Uses> {
  const { rows } = await sql<Uses>`select
    (select count(*) from class_lesson l where l.school_id = ${schoolId} and l.cabinet_id = ${id}) as lessons,
    (select count(*) from week_slot t where t.school_id = ${schoolId} and t.cabinet_id = ${id}) as slots`.execute(db)
  return rows[0] ?? { lessons: 0, slots: 0 }
}
