import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Who studies in a group on a day or will, and its lessons from that day on. */
export async function aliveIn(
  db: Db,
  schoolId: number,
  id: number,
  today: string,
): Promise<{ students: number; lessons: number }> {
  const { rows } = await sql<{ students: number; lessons: number }>`select
    (select count(*) from class_stay e where e.school_id = ${schoolId} and e.group_id = ${id}
      and (e.until is null or e.until > ${today})) as students,
    (select count(*) from class_lesson l where l.school_id = ${schoolId} and l.group_id = ${id}
      and l.on_date >= ${today}) as lessons`.execute(db)
  return rows[0] ?? { students: 0, lessons: 0 }
}

/** Who ever studied in a group, the plans that were made for it, and the programs that hang on it. */
export async function usesOf(db: Db, schoolId: number, id: number): Promise<{ students: number; plans: number }> {
  const { rows } = await sql<{ students: number; plans: number }>`select
    (select count(distinct e.student_id) from class_stay e
      where e.school_id = ${schoolId} and e.group_id = ${id}) as students,
    (select count(*) from calendar_plan p where p.school_id = ${schoolId} and p.group_id = ${id})
      + (select count(*) from class_program t where t.school_id = ${schoolId} and t.group_id = ${id}) as plans`.execute(
    db,
  )
  return rows[0] ?? { students: 0, plans: 0 }
}
