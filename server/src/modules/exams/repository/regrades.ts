import { RegradePlan } from '@qalam/contract/exams/grading-shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { SittingKey } from './sittings.ts'

type New = SittingKey & { versionUuid: string; plan: RegradePlan; by: number; now: Date }

/** Keeps what was carried out. */
export async function insertRegrade(db: Db, { schoolId, uuid, versionUuid, plan, by, now }: New): Promise<void> {
  await sql`insert into regrade (school_id, uuid, version_uuid, key_version, only_up, plan_hash, changes, by_user_id, at)
    values (${schoolId}, ${uuid}, ${versionUuid}, ${plan.keyVersion}, ${plan.onlyUp}, ${plan.hash},
      ${JSON.stringify(plan)}::jsonb, ${by}, ${now})`.execute(db)
}

/** A regrade that was carried out under this id. */
export async function regradeOf(
  db: Db,
  { schoolId, uuid }: SittingKey,
): Promise<{ versionUuid: string; plan: RegradePlan } | undefined> {
  const { rows } = await sql<{
    versionUuid: string
    changes: unknown
  }>`select r.version_uuid as "versionUuid", r.changes
    from regrade r where r.school_id = ${schoolId} and r.uuid = ${uuid}`.execute(db)
  const [row] = rows
  return row && { versionUuid: row.versionUuid, plan: RegradePlan.parse(row.changes) }
}
