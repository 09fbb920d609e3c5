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
  const ofLessons = new Map([...lessons].map(([uuid, marked]) => [uuid, judgeLesson(marked, call)]))

  const verdictOn = (operation: MarkOperation): Verdict => {
    const earlier = accepted.get(operation.operationId)
    if (earlier) return isSame(earlier, acceptedOf(operation, call)) ? { outcome: 'again' } : reused
    const verdict = ofLessons.get(operation.scheduleUuid)?.(operation) ?? strange
    if (verdict.outcome === 'asked') accepted.set(operation.operationId, acceptedOf(operation, call))
    return verdict
  }
  const judged: Judged[] = call.operations.map((operation) => ({ operation, verdict: verdictOn(operation) }))
  return { judged, accepted: [...accepted.values()] }
}

const reused = { outcome: 'refused', code: 'journal.operation-reused', max: 0, isTheirs: false } satisfies Verdict

const strange = { outcome: 'refused', code: 'journal.no-such-lesson', max: 0, isTheirs: false } satisfies Verdict
const asked = { outcome: 'asked' } satisfies Verdict

/** What the rules say of operations on a lesson: what concerns the lesson is asked once, not for every student. */
function judgeLesson(marked: Marked, call: Call): (operation: MarkOperation) => Verdict {
  const { lesson, frame } = marked
  const { scoreType, parallel } = frame.plan
  const max = lesson.maxScore
  const refused = (code: RefusalCode, isTheirs = true): Verdict => ({ outcome: 'refused', code, max, isTheirs })
  const code = lessonRefusal(marked, call)
  if (code) return () => refused(code, code !== 'journal.not-your-lesson')

  const assessed = isAssessed(scoreType, parallel)
  return (operation) => {
    if (!belongs(marked, operation.userId)) return refused('journal.not-in-group')
    const unfit = cellRefusal(operation, max, assessed)
    return unfit ? refused(unfit) : asked
  }
}

/** Why nothing may be written in a lesson, whoever the student is. */
function lessonRefusal(marked: Marked, call: Call): RefusalCode | null {
  const { teacherId } = marked.lesson
  if (!canMark(call.actor, { teacherId, planTeacherId: marked.frame.plan.teacherId })) return 'journal.not-your-lesson'
  if (statusOf({ endsOn: lastDay(marked), today: call.today, closed: false }) === 'closed')
    return 'journal.period-closed'
  return hasBegun(marked, call) ? null : 'journal.lesson-not-begun'
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

const acceptedOf = (operation: MarkOperation, { actor, schoolId, at }: Call): Accepted => ({
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
  at,
})
