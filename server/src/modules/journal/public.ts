import type { Db } from '#platform/db/db.ts'
import { type Frame, frameOf } from './views/frame.ts'

/** Everything around the lessons of a plan's journal, as it stands now; 404 where the plan is not of the school. */
export const frameOfPlan = (db: Db, schoolId: number, planUuid: string): Promise<Frame> =>
  frameOf(db, schoolId, planUuid)

export { canRead } from './policy.ts'
export type { Frame, Stay } from './views/frame.ts'
