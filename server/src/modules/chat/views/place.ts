import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Where somebody works or studies now, and as what. */
export async function placeOf(db: Db, userId: number): Promise<{ role: string; schoolId: number | null } | undefined> {
  const { rows } = await sql<{ role: string; schoolId: number | null }>`select coalesce(u.subrole, u.role) as role,
      u.school_id as "schoolId" from placement u where u.id = ${userId}::int and u.archived_at is null`.execute(db)
  return rows[0]
}
