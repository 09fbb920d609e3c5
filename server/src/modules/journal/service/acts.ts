import type { journal, MarkAct } from '@qalam/contract/journal/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { Context } from '#platform/context.ts'
import { found } from '#platform/access.ts'
import { eventsOf, type EventRow } from '../views/acts.ts'
import { gridOf } from './read.ts'

/** Milliseconds between two cells of one act, by the clock of whoever typed them. */
const pause = 2_000

/** What was written in a journal, act by act, newest first, for whoever reads the journal. */
export async function acts(context: Context, planUuid: string): Promise<Answer<typeof journal.acts>> {
  const { actor, db } = context
  const { period } = await gridOf(context, planUuid)
  const events = await eventsOf(db, { schoolId: found(actor.schoolId), planUuid, quarters: period.quarters })
  return actsIn(events, actor.userId)
}

/** A pasted block leaves in calls of two hundred, and a day without a line comes in one: what was typed together counts. */
function actsIn(events: readonly EventRow[], me: number): MarkAct[] {
  const found: { last: EventRow; act: MarkAct }[] = []
  for (const event of events) {
    const { by, byUserId, at, typedAt: _, ...cell } = event
    const open = found.at(-1)
    if (open && isTogether(open.last, event)) {
      open.act.cells.push(cell)
      open.last = event
    } else found.push({ last: event, act: { by, at, mine: byUserId === me, cells: [cell] } })
  }
  return found.map(({ act }) => act)
}

const isTogether = (a: EventRow, b: EventRow): boolean =>
  a.byUserId === b.byUserId && Math.abs(a.typedAt - b.typedAt) <= pause
