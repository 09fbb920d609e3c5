import { failuresBeforeLock, lockMinutes } from '@qalam/contract/auth/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** The last attempt that is allowed has locked already, until a whole minute; success opens again. */
export type SignInAttempt = { isAllowed: boolean; lockedUntil: Date | null }

type Row = { lockedUntil: Date | null }

/**
 * Takes one attempt before the secret is looked at, in one statement, so that guesses sent at one moment cannot be more
 * than ten. A failure keeps what was taken; `forgive` gives it back.
 */
export async function takeAttempt(db: Db, subject: Buffer, now: Date): Promise<SignInAttempt> {
  const { rows } = await named(
    'auth-attempt',
    sql<Row>`
    insert into failed_attempt as a (subject, failures, locks, locked_until, touched_at)
    values (${subject}, 1, 0, null, ${now})
    on conflict (subject) do update set
      failures = case when a.locked_until is null then a.failures + 1 else 1 end,
      locks = a.locks + case when a.locked_until is null and a.failures + 1 >= ${failuresBeforeLock} then 1 else 0 end,
      locked_until = case when a.locked_until is null and a.failures + 1 >= ${failuresBeforeLock}
        then date_trunc('minute', ${now}::timestamptz + interval '59.999 seconds'
          + make_interval(mins => (${lockMinutes}::int[])[least(a.locks + 1, ${lockMinutes.length})]))
      end,
      touched_at = ${now}
    where a.locked_until is null or a.locked_until <= ${now}
    returning locked_until as "lockedUntil"`,
  ).execute(db)
  const taken = rows[0]
  if (!taken) return { isAllowed: false, lockedUntil: await lockedUntil(db, subject) }
  return { isAllowed: true, lockedUntil: taken.lockedUntil }
}

async function lockedUntil(db: Db, subject: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('failed_attempt')
    .select('locked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.locked_until ?? null
}

/** No failures in a row any more, and no lock; whether there was anything. */
export async function forgive(db: Db, subject: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('failed_attempt').where('subject', '=', subject).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Failures and locks are forgotten when nothing was tried for a week. */
export async function forgetAttempts(db: Db): Promise<void> {
  await sql`delete from failed_attempt where touched_at < now() - interval '7 days'`.execute(db)
}
