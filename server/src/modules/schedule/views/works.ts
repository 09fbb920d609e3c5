import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** What a lesson takes from a saved work: what it is, its title, and its maximum. */
export type SavedWork = { uuid: string; title: string; kind: string; maxScore: number | null }

/** A work that somebody saved and did not put away; undefined for any other id. */
export async function savedWork(
  db: Db,
  schoolId: number,
  ownerId: number,
  uuid: string,
): Promise<SavedWork | undefined> {
  const { rows } = await sql<SavedWork>`
    select c.uuid, c.title, c.kind, (c.settings ->> 'maxScore')::int as "maxScore" from content c
    where c.school_id = ${schoolId} and c.uuid = ${uuid} and c.owner_id = ${ownerId} and c.archived_at is null`.execute(
    db,
  )
  return rows[0]
}
