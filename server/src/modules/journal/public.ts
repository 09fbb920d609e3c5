import { QuarterJournal } from '@qalam/contract/journal/api.ts'
import { z } from 'zod'
import type { Db } from '#platform/db/db.ts'
import { quarter, type Reading } from './service/read.ts'
import { type Frame, frameOf } from './views/frame.ts'

/** Everything around the lessons of a plan's journal, as it stands now; 404 where the plan is not of the school. */
export const frameOfPlan = (db: Db, schoolId: number, planUuid: string): Promise<Frame> =>
  frameOf(db, schoolId, planUuid)

export { canRead, canReport } from './policy.ts'
export type { Frame, Stay } from './views/frame.ts'

/** The journal of a plan as its page shows it, for whoever may read it. */
export async function journalOf(context: Reading, planUuid: string): Promise<QuarterJournal> {
  return z.decode(QuarterJournal, JSON.parse(await quarter(context, planUuid)))
}

export type { Reading } from './service/read.ts'
