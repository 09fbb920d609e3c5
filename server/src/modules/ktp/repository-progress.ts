import type { PlanState } from '@qalam/contract/ktp/states.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Notes that a plan is in a state now, a draft when it was changed, and whether its order is another one. */
export async function touchPlan(
  db: Db,
  schoolId: number,
  planUuid: string,
  { state, order }: { state: PlanState; order: boolean },
): Promise<void> {
  const step = order ? 1 : 0
  await sql`insert into plan_progress (school_id, plan_uuid, version, state)
    values (${schoolId}, ${planUuid}, ${step}, ${state})
    on conflict (school_id, plan_uuid) do update
      set version = plan_progress.version + ${step}, state = excluded.state`.execute(db)
}
