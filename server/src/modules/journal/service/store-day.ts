import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import * as problems from '@qalam/contract/journal/problems.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import type { RefusalCode } from './judge.ts'
import { type MarkFate, isTurned } from './settle.ts'
import { said } from './wording.ts'
import { hold, write } from './write.ts'

/**
 * Writes cells of the journal. Every operation has an outcome of its own: stored; repeated, when its id was
 * stored before with the same content; stale, when somebody wrote the cell since; refused, with the rule it breaks. What
 * was not taken comes back with the value that stands. When nothing was taken the call itself is refused. All of it is
 * one transaction.
 */
export async function storeDay(context: Context, operations: readonly MarkOperation[]) {
  const held = await hold(context, {
    lessons: operations.map(({ scheduleUuid }) => scheduleUuid),
    students: operations.map(({ userId }) => userId),
  })
  const settled = await write(context, held, operations)

  const results = settled.map(({ operation, fate }) => resultOf(operation, fate, context))
  const [first, ...others] = settled.map(({ fate }) => fate)
  if (first && isTurned(first) && others.every(isTurned)) throw makers[first.code]({ results, max: first.max })
  return { results }
}

function resultOf({ operationId }: MarkOperation, fate: MarkFate, { language }: Context): MarkResult {
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
