import { notFound } from '@qalam/contract/kernel/problem.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import * as problems from '@qalam/contract/school-settings/problems.ts'
import type { QuartersChange, QuartersDraft } from '@qalam/contract/school-settings/quarters.ts'
import { changeQuarters as storeQuarters } from '#modules/school-import/days/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { canSet } from './policy.ts'
import { recordAct } from './repository.ts'
import { takenBack } from './taken-back.ts'

/** What other dates of the quarters would do: they are changed and taken back. */
export async function tryQuarters({ actor, db }: Context, draft: QuartersDraft): Promise<QuartersChange> {
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  return takenBack(db, (transaction) => carriedOut(transaction, schoolId, draft))
}

/** Changes the dates of the quarters with their lessons and themes. */
export async function changeQuarters(context: Context, draft: QuartersDraft): Promise<QuartersChange> {
  const { actor, db, now } = context
  allow(canSet(actor))
  const schoolId = found(actor.schoolId)
  const change = await carriedOut(db, schoolId, draft)
  const [from, until] = [draft.quarters[0]?.startsOn, draft.quarters.at(-1)?.endsOn]
  await recordAct(db, {
    schoolId,
    userId: actor.userId,
    at: now,
    what: 'quarters',
    from: from ?? null,
    until: until ?? null,
  })
  context.announce(settingsChanged, schoolId, {})
  return change
}

async function carriedOut(db: Db, schoolId: number, draft: QuartersDraft): Promise<QuartersChange> {
  const outcome = await storeQuarters(db, schoolId, draft)
  if (outcome.state === 'no-year') throw notFound()
  if (outcome.state === 'kept') throw problems.daysKept({ kept: outcome.kept })
  if (outcome.state === 'nothing-to-do') throw problems.quartersUnchanged()
  const { state: _, ...change } = outcome
  return change
}
