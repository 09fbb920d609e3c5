import { employees, isOneOf } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** Whether a sign-in has to give a code: the account has a second factor, and this browser is not trusted. */
export async function isCodeAsked(db: Db, accountId: number, device: Buffer | null, now: Date): Promise<boolean> {
  const { rows } = await named(
    'auth-code-asked',
    sql`select 1 from second_factor f
    where f.account_id = ${accountId} and f.confirmed_at is not null and not exists (
      select 1 from known_device d
      where d.account_id = f.account_id and d.hash = ${device}::bytea and d.trusted_until > ${now})`,
  ).execute(db)
  return rows.length > 0
}

type Lacks = { handedOut: boolean; factor: boolean }

/**
 * What a session lacks: a password of the person's own, and the second factor that the school of its place requires of
 * staff who signed in since it does.
 */
export async function lacksOf(db: Db, { accountId, sessionId, schoolId, role }: Actor): Promise<Lacks> {
  const requiring = role !== 'guest' && isOneOf(employees, role) ? schoolId : null
  const { rows } = await named(
    'auth-lacks',
    sql<Lacks>`select a.default_password as "handedOut", exists (
        select 1 from second_factor_rule r join session e on e.id = ${sessionId}::uuid and e.created_at >= r.required_since
        where r.school_id = ${requiring}::int
      ) and not exists (
        select 1 from second_factor f where f.account_id = a.id and f.confirmed_at is not null
      ) as factor
    from account a where a.id = ${accountId}`,
  ).execute(db)
  return rows[0] ?? { handedOut: false, factor: false }
}
