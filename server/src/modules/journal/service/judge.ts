import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { cellRefusal, isAssessed, statusOf } from '@qalam/contract/journal/rules.ts'
import type { Actor } from '#platform/actor.ts'
import { canMark } from '../policy.ts'
import type { Accepted } from '../repository.ts'
import type { CellsNow, MarkedLesson, Used } from '../views/cells.ts'

/** What a cell holds at a point of the batch. */
export type Current = {
  score: number | null
  sign: MarkOperation['sign']
  comment: string
  version: number
  by: string | null
  at: string | null
}

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

type Taken = { outcome: 'accepted' | 'repeated'; current: Current }
type Turned = { outcome: 'stale' | 'refused'; code: RefusalCode; max: number; current: Current }
export type Verdict = Taken | Turned

export const isTurned = (verdict: Verdict): verdict is Turned =>
  verdict.outcome === 'stale' || verdict.outcome === 'refused'

export const emptyCell: Current = { score: null, sign: null, comment: '', version: 0, by: null, at: null }

export const keyOf = (lesson: string, student: number): string => `${lesson}:${student}`

/** What the cells hold, by `keyOf`. */
export const currentOf = ({ written }: CellsNow): Map<string, Current> =>
  new Map(written.map(({ lesson, student, ...current }) => [keyOf(lesson, student), current]))

/**
 * Judges a batch in its order: an operation sees what those before it did to its cell. Pure: everything it knows was
 * read before. Whether an id was used in an earlier call is asked afterwards, see `settle`.
 */
export function judgeAll(operations: readonly MarkOperation[], now: CellsNow, actor: Actor, today: string, at: string) {
  const lessons = new Map(
    now.lessons.map(({ students, ...lesson }) => [lesson.uuid, { ...lesson, class: new Set(students) }]),
  )
  const cells = currentOf(now)
  const accepted = new Map<string, Accepted>()

  const verdicts = operations.map((operation): Verdict => {
    const { operationId, scheduleUuid, userId } = operation
    const key = keyOf(scheduleUuid, userId)
    const current = cells.get(key) ?? emptyCell
    const earlier = accepted.get(operationId)
    if (earlier) return isSame(earlier, operation) ? { outcome: 'repeated', current } : reused
    const lesson = lessons.get(scheduleUuid)
    const belongs = lesson?.class.has(userId) ?? false
    const verdict = judge(operation, { lesson, belongs, current, actor, today })
    if (verdict.outcome !== 'accepted') return verdict

    const { score, sign, comment, baseVersion } = operation
    const next = { score, sign, comment, version: baseVersion + 1, by: now.me, at }
    accepted.set(operationId, acceptedOf(operation))
    cells.set(key, next)
    return { outcome: 'accepted', current: next }
  })
  return { verdicts, accepted: [...accepted.values()] }
}

/** The verdict on an operation that was not simply stored, now that it is known whether its id was used before. */
export function settle(verdict: Verdict, operation: MarkOperation, used: Used | undefined, actor: Actor): Verdict {
  if (!used) return verdict
  const same = used.schoolId === actor.schoolId && used.by === actor.userId && isSame(used, operation)
  return same ? { outcome: 'repeated', current: verdict.current } : reused
}

const reused: Verdict = { outcome: 'refused', code: 'journal.operation-reused', max: 0, current: emptyCell }

type Facts = {
  lesson: Omit<MarkedLesson, 'students'> | undefined
  belongs: boolean
  current: Current
  actor: Actor
  today: string
}

function judge(operation: MarkOperation, { lesson, belongs, current, actor, today }: Facts): Verdict {
  const max = lesson?.maxScore ?? 0
  const refused = (code: RefusalCode, shown = current): Verdict => ({ outcome: 'refused', code, max, current: shown })

  if (!lesson) return refused('journal.no-such-lesson', emptyCell)
  if (!canMark(actor, lesson)) return refused('journal.not-your-lesson', emptyCell)
  if (statusOf({ endsOn: lesson.lastDay, today, closed: false }) === 'closed') return refused('journal.period-closed')
  if (!lesson.begun) return refused('journal.lesson-not-begun')
  if (!belongs) return refused('journal.not-in-group')

  const unfit = cellRefusal(operation, max, isAssessed(lesson.scoreType, lesson.parallel))
  if (unfit) return refused(unfit)
  if (current.version !== operation.baseVersion) return { outcome: 'stale', code: 'journal.stale', max, current }
  return { outcome: 'accepted', current }
}

type Stored = Pick<Accepted, 'lesson' | 'student' | 'base' | 'score' | 'sign' | 'comment'>

const isSame = (stored: Stored, operation: MarkOperation): boolean =>
  stored.lesson === operation.scheduleUuid &&
  stored.student === operation.userId &&
  stored.base === operation.baseVersion &&
  stored.score === operation.score &&
  stored.sign === operation.sign &&
  stored.comment === operation.comment

const acceptedOf = (operation: MarkOperation): Accepted => ({
  operationId: operation.operationId,
  lesson: operation.scheduleUuid,
  student: operation.userId,
  base: operation.baseVersion,
  score: operation.score,
  sign: operation.sign,
  comment: operation.comment,
  undoes: operation.undoes ?? null,
  deviceAt: operation.deviceAt ?? null,
})
