// What people are told of a sign-in, as SQL of a row of `account`: below the modules, so that every list says the same.
import { type RawBuilder, sql } from 'kysely'

/**
 * Whether nobody can sign in to an account now: the school closed it, or ten failures locked it for new devices, for a
 * known one, or for a change of the password. What failures are counted by is hashed as in `auth/attempts.ts`.
 */
export function isShutOut(row: string, now: Date): RawBuilder<boolean> {
  const account = sql.raw(row)
  const hashed = (words: RawBuilder<unknown>) => sql`sha256(convert_to(${words}, 'UTF8'))`
  return sql<boolean>`(${account}.blocked_at is not null or exists (
    select from failed_attempt f where f.locked_until > ${now} and (
      f.subject = ${hashed(sql`'login ' || lower(${account}.login)`)}
      or f.subject = ${hashed(sql`'password ' || ${account}.id`)}
      or f.subject in (select ${hashed(sql`'device ' || ${account}.id || ' ' || encode(d.hash, 'hex')`)}
        from known_device d where d.account_id = ${account}.id))))`
}
