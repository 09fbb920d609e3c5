import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import * as problems from '@qalam/contract/journal/problems.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { append } from '../repository.ts'
import { type CellsAsked, cellsNow, type MarkedLesson, usedBefore } from '../views/cells.ts'
import { currentOf, emptyCell, isTurned, judgeAll, keyOf, type RefusalCode, settle, type Verdict } from './judge.ts'
import { said } from './wording.ts'

/**
 * Writes cells of the journal. Every operation has an outcome of its own: stored; repeated, when its id was
 * stored before with the same content; stale, when somebody wrote the cell since; refused, with the rule it breaks. What
 * was not taken comes back with the value that stands. When nothing was taken the call itself is refused.
 */
export async function storeDay(context: Context, operations: readonly MarkOperation[]) {
  const { actor, db, now, today } = context
  const schoolId = found(actor.schoolId)
  const asked = { schoolId, userId: actor.userId, today, clock: localClock(now), operations }
  const before = await cellsNow(db, asked)
  const { verdicts, accepted } = judgeAll(operations, before, actor, today, now.toISOString())
  const stored = await append(db, schoolId, actor.userId, now, accepted)

  const lost = new Set(accepted.map(({ operationId }) => operationId).filter((id) => !stored.has(id)))
  const settled = await settleAll(context, asked, verdicts, lost)
  const results = operations.map((operation, index) =>
    resultOf(operation, settled[index] ?? { outcome: 'repeated', current: emptyCell }, context),
  )

  if (results.every(({ outcome }) => outcome === 'stale' || outcome === 'refused')) throw refusal(results, settled)
  announce(context, schoolId, operations, before.lessons, stored)
  return { results }
}

/**
 * The last word on operations that were not simply stored: an id may have been used in an earlier call, and somebody
 * else's write may have come between reading and writing; what stands now is told.
 */
async function settleAll(
  { actor, db }: Context,
  asked: CellsAsked & { operations: readonly MarkOperation[] },
  verdicts: readonly Verdict[],
  lost: ReadonlySet<string>,
): Promise<Verdict[]> {
  const { operations } = asked
  const isOpen = (verdict: Verdict | undefined, id: string) => lost.has(id) || (verdict && isTurned(verdict))
  const open = operations.filter(({ operationId }, index) => isOpen(verdicts[index], operationId))
  if (open.length === 0) return [...verdicts]

  const ids = open.map(({ operationId }) => operationId)
  const used = new Map((await usedBefore(db, ids)).map((one) => [one.id, one]))
  const overtaken = operations.filter(({ operationId }) => lost.has(operationId))
  const current = overtaken.length > 0 ? currentOf(await cellsNow(db, { ...asked, operations: overtaken })) : new Map()
  return verdicts.map((verdict, index) => {
    const operation = operations[index]
    if (!operation || !isOpen(verdict, operation.operationId)) return verdict
    const { operationId, scheduleUuid, userId } = operation
    const standing = current.get(keyOf(scheduleUuid, userId)) ?? emptyCell
    const stale: Verdict = { outcome: 'stale', code: 'journal.stale', max: 0, current: standing }
    return settle(lost.has(operationId) ? stale : verdict, operation, used.get(operationId), actor)
  })
}

function resultOf({ operationId }: MarkOperation, verdict: Verdict, { language }: Context): MarkResult {
  const { current } = verdict
  if (isTurned(verdict)) {
    const { outcome, code, max } = verdict
    return { operationId, outcome, code, message: said(language, code, { max }), current }
  }
  const outcome = verdict.outcome === 'accepted' ? 'stored' : 'repeated'
  return { operationId, outcome, code: null, message: null, current }
}

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

/** The first refusal speaks for the call; a write that was overtaken is stale, whatever it was judged before. */
function refusal(results: MarkResult[], [first]: readonly Verdict[]): Problem {
  return first && isTurned(first) ? makers[first.code]({ results, max: first.max }) : problems.markStale({ results })
}

/** One fact for each plan, to the staff, the students whose cells changed and their parents. */
function announce(
  { announce: tell }: Context,
  schoolId: number,
  operations: readonly MarkOperation[],
  lessons: readonly MarkedLesson[],
  stored: ReadonlySet<string>,
): void {
  const written = operations.filter(({ operationId }) => stored.has(operationId))
  for (const planUuid of new Set(lessons.map((lesson) => lesson.planUuid))) {
    const ofPlan = new Set(lessons.filter((lesson) => lesson.planUuid === planUuid).map(({ uuid }) => uuid))
    const cells = written.filter(({ scheduleUuid }) => ofPlan.has(scheduleUuid))
    if (cells.length === 0) continue
    const studentIds = [...new Set(cells.map(({ userId }) => userId))]
    const lessonUuids = [...new Set(cells.map(({ scheduleUuid }) => scheduleUuid))]
    const rooms = [`school:${schoolId}:staff`, ...studentIds.map((id) => `pupil:${id}`)]
    tell({ name: marksStored, schoolId, rooms, data: { planUuid, lessonUuids, studentIds } })
  }
}
