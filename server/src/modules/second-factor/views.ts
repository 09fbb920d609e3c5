import { employees } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Whether a school in which a person works requires a second factor of its staff. */
export async function isRequiredOf(db: Db, personId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from placement u
    join second_factor_rule r on r.school_id = u.school_id
    where u.person_id = ${personId} and u.archived_at is null
      and coalesce(u.subrole, u.role) = any(${[...employees]}::text[]) limit 1`.execute(db)
  return rows.length > 0
}
