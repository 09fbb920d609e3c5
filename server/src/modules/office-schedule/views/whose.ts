import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { cabinetLabel, groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type LessonFilter = {
  groupId?: number | undefined
  teacherId?: number | undefined
  cabinetId?: number | undefined
}

/** What the class, the teacher or the room of a school is called. */
export async function labelOf(
  db: Db,
  schoolId: number,
  { groupId, teacherId, cabinetId }: LessonFilter,
): Promise<string | undefined> {
  const { rows } = await sql<{ label: string }>`
    select ${sql.raw(groupLabel('g'))} as label from school_class g
      where g.school_id = ${schoolId} and g.id = ${groupId ?? 0}
    union all
    select ${sql.raw(initials('u'))} from placed_person u
      where u.school_id = ${schoolId} and u.id = ${teacherId ?? 0} and u.role not in ('student', 'parent')
    union all
    select ${sql.raw(cabinetLabel('c'))} from cabinet c where c.school_id = ${schoolId} and c.id = ${cabinetId ?? 0}
    limit 1`.execute(db)
  return rows[0]?.label
}
