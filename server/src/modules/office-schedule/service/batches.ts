import { weeksChanged } from '@qalam/contract/office-schedule/events.ts'
import type { Batch } from '@qalam/contract/office-schedule/batches.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canChange, canEdit, canUndo, leadOnly } from '../policy.ts'
import { type Entry, storeBatch } from '../repository.ts'
import { batchBy, type ScheduleBatchView, latestBatches } from '../views/batches.ts'
import { groupsLedBy } from '../views/may.ts'

type Batches = { batches: Batch[]; can: { school: boolean; groups: number[] } }

/** The latest batches, the newest first, and whose lessons the caller may change in bulk. */
export async function batches({ actor, db }: Context): Promise<Batches> {
  const schoolId = found(actor.schoolId)
  const rows = await latestBatches(db, schoolId, leadOnly(actor))
  const groups = await groupsLedBy(db, schoolId, actor.userId)
  return {
    batches: rows.map((row) => present({ actor }, row)),
    can: {
      school: canEdit(actor),
      groups: groups.filter((group) => canChange(actor, group)).map(({ id }) => id),
    },
  }
}

/** The batch under an id that came before: a repeat answers it and does nothing. */
export async function repeatedBatch(context: Context, schoolId: number, uuid: string): Promise<Batch | undefined> {
  const [row] = await batchBy(context.db, schoolId, uuid)
  return row && present(context, row)
}

/** What a batch was asked to do; several classes are named by `groupIds`. */
export type BatchAsked = {
  groupId: number | null
  groupIds?: readonly number[]
  from: string
  to: string | null
  quarterId: number | null
}

type Made = {
  uuid: string
  kind: Batch['kind']
  asked: BatchAsked
  entries: readonly Entry[]
}

/** Notes a batch that was done, and tells the school to read its weeks anew. */
export async function madeBatch(context: Context, { entries, ...made }: Made): Promise<Batch> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  await storeBatch(db, { ...made, schoolId, by: actor.userId, at: now }, entries)
  context.announce(weeksChanged, schoolId, { schoolId, batchUuid: made.uuid })
  const [row] = await batchBy(db, schoolId, made.uuid)
  return present(context, found(row))
}

function present({ actor }: Pick<Context, 'actor'>, { byId, undoneBy, undoneAt, ...row }: ScheduleBatchView): Batch {
  const undone = undoneBy !== null && undoneAt !== null ? { by: undoneBy, at: undoneAt } : null
  return { ...row, undone, can: { undo: undone === null && canUndo(actor, byId) } }
}
