import type { Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The role of whoever holds the refresh token of a living session; looked at, not used up. */
export async function roleOfToken(db: Db, hash: Buffer, now: Date): Promise<Role | null> {
  const { rows } = await sql<{ role: Role }>`select coalesce(u.subrole, u.role) as role
    from refresh_token r
    join session s on s.id = r.session_id
    join placement u on u.id = s.user_id
    where r.hash = ${hash} and r.used_at is null and r.expires_at > ${now} and s.ended_at is null
      and u.archived_at is null`.execute(db)
  return rows[0]?.role ?? null
}
