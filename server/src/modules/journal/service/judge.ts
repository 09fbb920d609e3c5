import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { cellRefusal, isAssessed } from '@qalam/contract/journal/rules.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import { canMark } from '../policy.ts'
import type { AcceptedMark, Writer } from '../repository.ts'
import { type JournalCell, keyOf, type UsedOperation } from '../views/cells.ts'
import type { MarkedLesson } from '../views/marked.ts'

/** Who marks, and when. */
type Marking = Pick<Context, 'actor' | 'now' | 'today'>

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
export type MarkVerdict =
  { outcome: 'asked' | 'again' } | { outcome: 'refused'; code: RefusalCode; max: number; isTheirs: boolean }

export type Judged = { operation: MarkOperation; verdict: MarkVerdict }

export const cellOf = ({ scheduleUuid, userId }: MarkOperation): JournalCell => ({
  lesson: scheduleUuid,
  student: userId,
})

/** Judges a batch by the rules. Pure: everything it knows was read before. */
export function judgeAll(marking: Marking, operations: readonly MarkOperation[], lessons: readonly MarkedLesson[]) {
  const accepted = new Map<string, AcceptedMark>()
  const ofLessons = new Map(lessons.map((lesson) => [lesson.uuid, judgeLesson(lesson, marking)]))

  const verdictOn = (operation: MarkOperation): MarkVerdict => {
    const earlier = accepted.get(operation.operationId)
    if (earlier) return isSame(earlier, acceptedOf(operation)) ? { outcome: 'again' } : reused
    const verdict = ofLessons.get(operation.scheduleUuid)?.(operation) ?? strange
    if (verdict.outcome === 'asked') accepted.set(operation.operationId, acceptedOf(operation))
    return verdict
  }
  const judged: Judged[] = operations.map((operation) => ({ operation, verdict: verdictOn(operation) }))
  return { judged, accepted: [...accepted.values()] }
}

export const reused = {
  outcome: 'refused',
  code: 'journal.operation-reused',
  max: 0,
  isTheirs: false,
} satisfies MarkVerdict

const strange = { outcome: 'refused', code: 'journal.no-such-lesson', max: 0, isTheirs: false } satisfies MarkVerdict
const asked = { outcome: 'asked' } satisfies MarkVerdict

/** What the rules say of operations on a lesson: what concerns the lesson is asked once, not for every student. */
function judgeLesson(lesson: MarkedLesson, marking: Marking): (operation: MarkOperation) => MarkVerdict {
  const max = lesson.maxScore
  const refused = (code: RefusalCode, isTheirs = true): MarkVerdict => ({ outcome: 'refused', code, max, isTheirs })
  const code = lessonRefusal(lesson, marking)
  if (code) return () => refused(code, code !== 'journal.not-your-lesson')

  const assessed = isAssessed(lesson.scoreType, lesson.parallel)
  const students = new Set(lesson.students)
  return (operation) => {
    if (!students.has(operation.userId)) return refused('journal.not-in-group')
    const unfit = cellRefusal(operation, max, assessed)
    return unfit ? refused(unfit) : asked
  }
}

/** Why nothing may be written in a lesson, whoever the student is. */
function lessonRefusal(lesson: MarkedLesson, { actor, now, today }: Marking): RefusalCode | null {
  if (!canMark(actor, lesson)) return 'journal.not-your-lesson'
  if (lesson.closed) return 'journal.period-closed'
  const hasBegun = lesson.date < today || (lesson.date === today && lesson.starts <= localClock(now))
  return hasBegun ? null : 'journal.lesson-not-begun'
}

type Stored = Pick<AcceptedMark, 'lesson' | 'student' | 'base' | 'score' | 'sign' | 'comment'>

const isSame = (one: Stored, other: Stored): boolean =>
  keyOf(one) === keyOf(other) &&
  one.base === other.base &&
  one.score === other.score &&
  one.sign === other.sign &&
  one.comment === other.comment

/** Whether an id was used for this very operation, by the same person. */
export const isRepeat = (used: UsedOperation, operation: AcceptedMark, { userId }: Writer): boolean =>
  used.by === userId && isSame(used, operation)

export const acceptedOf = (operation: MarkOperation): AcceptedMark => ({
  ...cellOf(operation),
  operationId: operation.operationId,
  base: operation.baseVersion,
  score: operation.score,
  sign: operation.sign,
  comment: operation.comment,
  undoes: operation.undoes ?? null,
  deviceAt: operation.deviceAt ?? null,
})
