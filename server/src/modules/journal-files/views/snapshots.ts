import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type Snapshot = {
  planUuid: string
  period: string
  revision: number
  snapshot: string
  signature: string
  keyId: string
}

/** What was signed for some periods of a plan, in its very text. */
export async function snapshotsOf(
  db: Db,
  schoolId: number,
  planUuid: string,
  periods: readonly string[],
): Promise<Snapshot[]> {
  const { rows } = await sql<Snapshot>`
    select plan_uuid as "planUuid", period, revision, snapshot, encode(signature, 'base64') as signature, key_id as "keyId"
    from period_closing
    where school_id = ${schoolId}::int and plan_uuid = ${planUuid}::uuid and period = any(${[...periods]}::text[])
    order by period, revision`.execute(db)
  return rows
}
