import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** The students bound to a parent who still are in a school. */
export async function childIds(db: Db, parentId: number): Promise<number[]> {
  const { rows } = await named(
    'child-ids',
    sql<{ id: number }>`select b.student_id as id from family_tie b
    join placement u on u.id = b.student_id and u.archived_at is null
    where b.parent_id = ${parentId} order by b.student_id`,
  ).execute(db)
  return rows.map(({ id }) => id)
}
