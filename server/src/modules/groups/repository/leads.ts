import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The groups that somebody leads, held until the end of the transaction. */
export async function holdLedBy(db: Db, schoolId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select g.id from study_group g
    where g.school_id = ${schoolId} and g.lead_id = ${userId} and g.archived_at is null
    order by g.id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Another lead of a group, or none. */
export async function setLead(db: Db, schoolId: number, groupId: number, leadId: number | null): Promise<void> {
  await sql`update study_group set lead_id = ${leadId} where school_id = ${schoolId} and id = ${groupId}`.execute(db)
}
