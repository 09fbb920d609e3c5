import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Ends every session of the demo's people and the hashes they might come back with: their password is known to all. */
export async function endDemoSessions(db: Db): Promise<void> {
  await sql`with theirs as (select a.id, a.person_id from account a where a.is_demo),
      over as (delete from hand_over h using placement u, theirs t where u.id = h.user_id and u.person_id = t.person_id)
    update session set ended_at = now(), ended_because = 'blocked'
    from theirs t where session.account_id = t.id and session.ended_at is null`.execute(db)
}

/** Closes the demo's way to run the platform: its password is known to all, and a real school stands beside it from now on. */
export async function closeDemoPlatform(db: Db, now: Date): Promise<void> {
  await sql`update account set blocked_at = ${now} from placement u
    where u.person_id = account.person_id and u.role = 'platform-admin' and account.is_demo
      and account.blocked_at is null`.execute(db)
}
