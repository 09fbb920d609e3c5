import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Ends every session of the demo's people and the hashes they might come back with: their password is known to all. */
export async function endDemoSessions(db: Db): Promise<void> {
  await sql`with theirs as (select a.id, a.person_id from account a where a.is_demo),
      over as (delete from hand_over h using app_user u, theirs t where u.id = h.user_id and u.person_id = t.person_id)
    update session set ended_at = now(), ended_because = 'blocked'
    from theirs t where session.account_id = t.id and session.ended_at is null`.execute(db)
}
