import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { cellRefusal, isAssessed, statusOf } from '@qalam/contract/journal/rules.ts'
import { canMark } from '../policy.ts'
import type { Accepted } from '../repository.ts'
import { keyOf, type Place, type Used, type Written } from '../views/cells.ts'
import { belongs, type Call, hasBegun, type Known, lastDay, type Marked } from './marked.ts'

export type RefusalCode =
  | 'journal.stale'
  | 'journal.score-out-of-range'
  | 'journal.score-beside-absence'
  | 'journal.not-in-group'
  | 'journal.lesson-not-begun'
  | 'journal.period-closed'
  | 'journal.not-assessed'
  | 'journal.not-your-lesson'
  | 'journal.no-such-lesson'
  | 'journal.operation-reused'

/**
 * What the rules say of an operation, before its cell is looked at. `asked`: it is up to the cell. `again`: an id that an
 * earlier operation of the call has. `isTheirs`: the caller may know what stands in the cell.
 */
export type Verdict =
  { outcome: 'asked' | 'again' } | { outcome: 'refused'; code: RefusalCode; max: number; isTheirs: boolean }

export type Judged = { operation: MarkOperation; verdict: Verdict }

/** What became of an operation. */
export type Fate =
  | { outcome: 'stored' | 'repeated'; current: Written }
  | { outcome: 'stale' | 'refused'; code: RefusalCode; max: number; current: Written }

export const isTurned = (fate: Fate): fate is Extract<Fate, { code: RefusalCode }> =>
  fate.outcome === 'stale' || fate.outcome === 'refused'

export const emptyCell: Written = { score: null, sign: null, comment: '', version: 0, by: null, at: null }

export const placeOf = ({ scheduleUuid, userId }: MarkOperation): Place => ({ lesson: scheduleUuid, student: userId })

/** Judges a batch by the rules. Pure: everything it knows was read before. */
export function judgeAll(call: Call, { lessons }: Known) {
  const accepted = new Map<string, Accepted>()

  const verdictOn = (operation: MarkOperation): Verdict => {
    const earlier = accepted.get(operation.operationId)
    if (earlier) return isSame(earlier, acceptedOf(operation, call)) ? { outcome: 'again' } : reused
    const verdict = judge(operation, lessons.get(operation.scheduleUuid), call)
    if (verdict.outcome === 'asked') accepted.set(operation.operationId, acceptedOf(operation, call))
    return verdict
  }
  const judged: Judged[] = call.operations.map((operation) => ({ operation, verdict: verdictOn(operation) }))
  return { judged, accepted: [...accepted.values()] }
}

const reused = { outcome: 'refused', code: 'journal.operation-reused', max: 0, isTheirs: false } satisfies Verdict

function judge(operation: MarkOperation, marked: Marked | undefined, call: Call): Verdict {
  const max = marked?.lesson.maxScore ?? 0
  const refused = (code: RefusalCode, isTheirs = true): Verdict => ({ outcome: 'refused', code, max, isTheirs })

  if (!marked) return refused('journal.no-such-lesson', false)
  const { lesson, frame } = marked
  const { scoreType, parallel, teacherId: planTeacherId } = frame.plan
  if (!canMark(call.actor, { teacherId: lesson.teacherId, planTeacherId }))
    return refused('journal.not-your-lesson', false)
  if (statusOf({ endsOn: lastDay(marked), today: call.today, closed: false }) === 'closed')
    return refused('journal.period-closed')
  if (!hasBegun(marked, call)) return refused('journal.lesson-not-begun')
  if (!belongs(marked, operation.userId)) return refused('journal.not-in-group')

  const unfit = cellRefusal(operation, max, isAssessed(scoreType, parallel))
  return unfit ? refused(unfit) : { outcome: 'asked' }
}

/** What became of an operation that was not simply stored, now that what stands and earlier uses of its id are known. */
export function settle(
  verdict: Verdict,
  operation: MarkOperation,
  { used, standing, call }: { used: Used | undefined; standing: Written | undefined; call: Call },
): Fate {
  const isRefused = verdict.outcome === 'refused'
  const current = isRefused && !verdict.isTheirs ? emptyCell : (standing ?? emptyCell)
  if (used) {
    return isRepeat(used, acceptedOf(operation, call))
      ? { outcome: 'repeated', current }
      : { ...reused, current: emptyCell }
  }
  if (isRefused) return { outcome: 'refused', code: verdict.code, max: verdict.max, current }
  return { outcome: 'stale', code: 'journal.stale', max: 0, current }
}

type Stored = Pick<Accepted, 'lesson' | 'student' | 'base' | 'score' | 'sign' | 'comment'>

const isSame = (one: Stored, other: Stored): boolean =>
  keyOf(one) === keyOf(other) &&
  one.base === other.base &&
  one.score === other.score &&
  one.sign === other.sign &&
  one.comment === other.comment

/** Whether an id was used for this very operation, by the same person. */
export const isRepeat = (used: Used, operation: Accepted): boolean =>
  used.schoolId === operation.schoolId && used.by === operation.by && isSame(used, operation)

const acceptedOf = (operation: MarkOperation, { actor, schoolId, now }: Call): Accepted => ({
  operationId: operation.operationId,
  lesson: operation.scheduleUuid,
  student: operation.userId,
  base: operation.baseVersion,
  score: operation.score,
  sign: operation.sign,
  comment: operation.comment,
  undoes: operation.undoes ?? null,
  deviceAt: operation.deviceAt ?? null,
  schoolId,
  by: actor.userId,
  at: now.toISOString(),
})
