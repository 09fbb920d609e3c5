import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Talks of a round: the rest goes in the next night. */
const inARound = 1_000

/**
 * Removes direct talks one of whose two left the school so many years ago, a year where nothing longer was set, and the log
 * of what was written with minors after three years or more. A talk that was opened for safety stays: who looked into it stands beside it.
 */
export async function removeEnded(db: Db, now: Date, years = { talks: 1, log: 3 }): Promise<void> {
  await sql`delete from conversation c using (
      select c.school_id, c.uuid from conversation c
      join placement u on u.id in (c.first_id, c.second_id)
      where c.kind = 'direct' and u.archived_at < ${now}::timestamptz - make_interval(years => ${years.talks}::int)
        and not exists (select from safety_opening o where o.school_id = c.school_id and o.conversation_uuid = c.uuid)
      limit ${inARound}) ended
    where c.school_id = ended.school_id and c.uuid = ended.uuid`.execute(db)
  await sql`delete from message_original where at < ${now}::timestamptz - make_interval(years => ${years.log}::int)`.execute(
    db,
  )
}
