import { employees } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Whether a school in which a person works requires a second factor of its staff. */
export async function isRequiredOf(db: Db, personId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user u
    join second_factor_rule r on r.school_id = u.school_id
    where u.person_id = ${personId} and u.archived_at is null
      and coalesce(u.subrole, u.role) = any(${[...employees]}::text[]) limit 1`.execute(db)
  return rows.length > 0
}

/** The account that a person signs in with. */
export async function accountIdOf(db: Db, personId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where a.person_id = ${personId} and a.joined_to is null`.execute(db)
  return rows[0]?.id ?? null
}

/** The account of a login, whatever its case. */
export async function accountIdOfLogin(db: Db, login: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where lower(a.login) = lower(${login}) and a.joined_to is null`.execute(db)
  return rows[0]?.id ?? null
}
