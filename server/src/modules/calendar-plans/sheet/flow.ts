import { flowStale } from '@qalam/contract/calendar-plans/problems.ts'
import type { Context } from '#platform/context.ts'
import { eventOf } from '../repository.ts'
import { enter } from './entry.ts'
import { perform } from './perform.ts'
import { laidOut } from './present.ts'

/** Lays the themes over the lessons as the sheet proposed it: what was looked at is what is done. */
export async function acceptFlow(
  context: Context,
  planUuid: string,
  { uuid, mark }: { uuid: string; mark: string },
): Promise<{}> {
  const entered = await enter(context, planUuid)
  if (await eventOf(context.db, entered.schoolId, uuid)) return {}
  const laid = laidOut(entered.all)
  if (laid.mark !== mark) throw flowStale()
  if (laid.flow.bindings.length === 0) return {}

  await perform(context, entered, {
    ...{ uuid, kind: 'reflowed', rows: [], removed: [], quarters: [] },
    bindings: laid.flow.bindings,
  })
  return {}
}
