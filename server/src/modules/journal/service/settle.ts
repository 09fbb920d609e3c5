import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import type { Db } from '#platform/db/db.ts'
import type { Writer } from '../repository.ts'
import { keyOf, type UsedOperation, usedBefore, type WrittenCell, writtenCells } from '../views/cells.ts'
import { acceptedOf, cellOf, isRepeat, type Judged, type RefusalCode, reused, type MarkVerdict } from './judge.ts'

/** What became of an operation. */
export type MarkFate =
  | { outcome: 'stored' | 'repeated'; current: WrittenCell }
  | { outcome: 'stale' | 'refused'; code: RefusalCode; max: number; current: WrittenCell }

export const isTurned = (fate: MarkFate): fate is Extract<MarkFate, { code: RefusalCode }> =>
  fate.outcome === 'stale' || fate.outcome === 'refused'

export const emptyCell: WrittenCell = { score: null, sign: null, comment: '', version: 0, by: null, at: null }

type Done = { judged: readonly Judged[]; stored: ReadonlySet<string>; writer: Writer; name: string }
export type Settled = { operation: MarkOperation; fate: MarkFate }

/**
 * The last word on each operation. Of those that were not simply stored it is asked what stands in their cells now and
 * whether their ids were used in an earlier call.
 */
export async function settleAll(db: Db, { judged, stored, writer, name }: Done): Promise<Settled[]> {
  const isStored = ({ operation, verdict }: Judged) =>
    verdict.outcome !== 'refused' && stored.has(operation.operationId)
  const open = judged.filter((one) => !isStored(one)).map(({ operation }) => operation)
  const ids = open.map(({ operationId }) => operationId)
  const cells = open.length > 0 ? await writtenCells(db, writer.schoolId, open.map(cellOf)) : new Map()
  const uses = open.length > 0 ? await usedBefore(db, writer.schoolId, ids) : new Map()

  const fateOf = (one: Judged): MarkFate => {
    const { operation, verdict } = one
    if (!isStored(one)) {
      const [used, standing] = [uses.get(operation.operationId), cells.get(keyOf(cellOf(operation)))]
      return settle(verdict, operation, { used, standing, writer })
    }
    const { score, sign, comment, baseVersion } = operation
    const outcome = verdict.outcome === 'asked' ? 'stored' : 'repeated'
    return { outcome, current: { score, sign, comment, version: baseVersion + 1, by: name, at: writer.at } }
  }
  return judged.map((one) => ({ operation: one.operation, fate: fateOf(one) }))
}

/** What became of an operation that was not simply stored, now that what stands and earlier uses of its id are known. */
function settle(
  verdict: MarkVerdict,
  operation: MarkOperation,
  { used, standing, writer }: { used: UsedOperation | undefined; standing: WrittenCell | undefined; writer: Writer },
): MarkFate {
  const isRefused = verdict.outcome === 'refused'
  const current = isRefused && !verdict.isTheirs ? emptyCell : (standing ?? emptyCell)
  if (used) {
    return isRepeat(used, acceptedOf(operation), writer)
      ? { outcome: 'repeated', current }
      : { ...reused, current: emptyCell }
  }
  if (isRefused) return { outcome: 'refused', code: verdict.code, max: verdict.max, current }
  return { outcome: 'stale', code: 'journal.stale', max: 0, current }
}
