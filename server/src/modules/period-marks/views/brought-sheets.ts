import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type BroughtSheetRow = { studentId: number; year: number; sheet: string }

/** What other schools certified of some students, in the order in which they were taken; of one year, or of all. */
export async function broughtSheets(
  db: Db,
  { schoolId, students, year }: { schoolId: number; students: readonly number[]; year: number | null },
): Promise<BroughtSheetRow[]> {
  const { rows } = await sql<BroughtSheetRow>`
    select b.student_id as "studentId", b.academic_year::int as year, b.sheet from brought_sheet b
    where b.school_id = ${schoolId}::int and b.student_id = any(${[...students]}::int[])
      and (${year}::int is null or b.academic_year = ${year}::int)
    order by b.brought_at, b.transfer_id`.execute(db)
  return rows
}

export type LeftOutRow = { studentId: number; lessonUuid: string; reason: string; by: string; at: string }

/** The scores of some students that are left out. */
export async function leftOutOf(db: Db, schoolId: number, students: readonly number[]): Promise<LeftOutRow[]> {
  const { rows } = await sql<LeftOutRow>`
    select o.student_id as "studentId", o.lesson_uuid as "lessonUuid", o.reason,
      concat_ws(' ', u.surname, u.firstname) as by, to_json(o.left_out_at) #>> '{}' as at
    from score_left_out o
    join placed_person u on u.id = o.left_out_by
    where o.school_id = ${schoolId}::int and o.student_id = any(${[...students]}::int[])
      and o.put_back_at is null`.execute(db)
  return rows
}
