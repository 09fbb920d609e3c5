import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import * as problems from '@qalam/contract/journal/problems.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { wired } from '#platform/http/ready.ts'
import { keyOf, usedBefore, writtenCells } from '../views/cells.ts'
import { appendAll } from './append-all.ts'
import { type Fate, isTurned, type Judged, judgeAll, placeOf, type RefusalCode, settle } from './judge.ts'
import { type Marked, marked } from './marked.ts'
import { said } from './wording.ts'

/**
 * Writes cells of the journal. Every operation has an outcome of its own: stored; repeated, when its id was
 * stored before with the same content; stale, when somebody wrote the cell since; refused, with the rule it breaks. What
 * was not taken comes back with the value that stands. When nothing was taken the call itself is refused.
 */
export async function storeDay(context: Context, operations: readonly MarkOperation[]) {
  const { actor, today } = context
  const schoolId = found(actor.schoolId)
  const { lessons, me } = await marked(context, schoolId, operations)
  const { judged, accepted } = judgeAll(operations, lessons, actor, today)
  const stored = await appendAll(context, schoolId, accepted)
  const settled = await settleAll(context, schoolId, judged, stored, me)
  const results = settled.map(({ operation, fate }) => resultOf(operation, fate, context))

  const [first, ...others] = settled.map(({ fate }) => fate)
  if (first && isTurned(first) && others.every(isTurned)) throw makers[first.code]({ results, max: first.max })
  announce(context, schoolId, operations, lessons, stored)
  return wired({ results })
}

/**
 * The last word on each operation. Of those that were not simply stored it is asked what stands in their cells now and
 * whether their ids were used in an earlier call.
 */
async function settleAll(
  { actor, db, now }: Context,
  schoolId: number,
  judged: readonly Judged[],
  stored: ReadonlySet<string>,
  me: string,
): Promise<{ operation: MarkOperation; fate: Fate }[]> {
  const at = now.toISOString()
  const isStored = ({ operation, verdict }: Judged) =>
    verdict.outcome !== 'refused' && stored.has(operation.operationId)
  const open = judged.filter((one) => !isStored(one)).map(({ operation }) => operation)
  const [cells, ids] =
    open.length > 0 ? [await writtenCells(db, schoolId, open), await usedBefore(db, open)] : [new Map(), new Map()]

  const fateOf = (one: Judged): Fate => {
    const { operation, verdict } = one
    if (!isStored(one)) {
      const [used, standing] = [ids.get(operation.operationId), cells.get(keyOf(placeOf(operation)))]
      return settle(verdict, operation, { used, standing, actor })
    }
    const { score, sign, comment, baseVersion } = operation
    const outcome = verdict.outcome === 'asked' ? 'stored' : 'repeated'
    return { outcome, current: { score, sign, comment, version: baseVersion + 1, by: me, at } }
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

/** One fact for each plan, to the staff, the students whose cells changed and their parents. */
function announce(
  { announce: tell }: Context,
  schoolId: number,
  operations: readonly MarkOperation[],
  lessons: ReadonlyMap<string, Marked>,
  stored: ReadonlySet<string>,
): void {
  const written = operations.filter(({ operationId }) => stored.has(operationId))
  const byPlan = Map.groupBy(written, ({ scheduleUuid }) => lessons.get(scheduleUuid)?.lesson.planUuid)
  for (const [planUuid, cells] of byPlan) {
    const studentIds = [...new Set(cells.map(({ userId }) => userId))]
    const lessonUuids = [...new Set(cells.map(({ scheduleUuid }) => scheduleUuid))]
    const rooms = [`school:${schoolId}:staff`, ...studentIds.map((id) => `pupil:${id}`)]
    tell({ name: marksStored, schoolId, rooms, data: { planUuid, lessonUuids, studentIds } })
  }
}
