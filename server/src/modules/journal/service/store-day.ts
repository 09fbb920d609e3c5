import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import * as problems from '@qalam/contract/journal/problems.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { wired } from '#platform/http/ready.ts'
import { keyOf, usedBefore, writtenCells } from '../views/cells.ts'
import { type Fate, isTurned, type Judged, placeOf, type RefusalCode, settle } from './judge.ts'
import type { Call } from './marked.ts'
import type { Done } from './parts.ts'
import { storeTogether } from './store-together.ts'
import { said } from './wording.ts'

/**
 * Writes cells of the journal. Every operation has an outcome of its own: stored; repeated, when its id was
 * stored before with the same content; stale, when somebody wrote the cell since; refused, with the rule it breaks. What
 * was not taken comes back with the value that stands. When nothing was taken the call itself is refused.
 */
export async function storeDay(context: Context, operations: readonly MarkOperation[]) {
  const { actor, keeper, now, today } = context
  const call = { actor, keeper, now, today, at: now.toISOString(), schoolId: found(actor.schoolId), operations }
  const settled = await settleAll(context.db, call, await storeTogether(context, call))
  const results = settled.map(({ operation, fate }) => resultOf(operation, fate, context))

  const [first, ...others] = settled.map(({ fate }) => fate)
  if (first && isTurned(first) && others.every(isTurned)) throw makers[first.code]({ results, max: first.max })
  return wired({ results })
}

/**
 * The last word on each operation. Of those that were not simply stored it is asked what stands in their cells now and
 * whether their ids were used in an earlier call.
 */
async function settleAll(
  db: Db,
  call: Call,
  { judged, stored, me }: Done,
): Promise<{ operation: MarkOperation; fate: Fate }[]> {
  const isStored = ({ operation, verdict }: Judged) =>
    verdict.outcome !== 'refused' && stored.has(operation.operationId)
  const open = judged.filter((one) => !isStored(one)).map(({ operation }) => operation)
  const [cells, ids] =
    open.length > 0 ? [await writtenCells(db, call.schoolId, open), await usedBefore(db, open)] : [new Map(), new Map()]

  const fateOf = (one: Judged): Fate => {
    const { operation, verdict } = one
    if (!isStored(one)) {
      const [used, standing] = [ids.get(operation.operationId), cells.get(keyOf(placeOf(operation)))]
      return settle(verdict, operation, { used, standing, call })
    }
    const { score, sign, comment, baseVersion } = operation
    const outcome = verdict.outcome === 'asked' ? 'stored' : 'repeated'
    return { outcome, current: { score, sign, comment, version: baseVersion + 1, by: me, at: call.at } }
  }
  return judged.map((one) => ({ operation: one.operation, fate: fateOf(one) }))
}

function resultOf({ operationId }: MarkOperation, fate: Fate, { language }: Context): MarkResult {
  if (!isTurned(fate)) return { operationId, code: null, message: null, ...fate }
  const { outcome, code, max, current } = fate
  return { operationId, outcome, code, message: said(language, code, { max }), current }
}

/** The first refusal speaks for the call. */
const makers: Record<RefusalCode, (data: { results: MarkResult[]; max: number }) => Problem> = {
  'journal.stale': problems.markStale,
  'journal.score-out-of-range': problems.scoreOutOfRange,
  'journal.score-beside-absence': problems.scoreBesideAbsence,
  'journal.not-in-group': problems.notInGroup,
  'journal.lesson-not-begun': problems.lessonNotBegun,
  'journal.period-closed': problems.periodClosed,
  'journal.not-assessed': problems.notAssessed,
  'journal.not-your-lesson': problems.notYourLesson,
  'journal.no-such-lesson': problems.noSuchLesson,
  'journal.operation-reused': problems.operationReused,
}
