import { isAssessed } from '@qalam/contract/journal/rules.ts'
import { periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import * as problems from '@qalam/contract/period-marks/problems.ts'
import { boundsOf, type MarkPeriod, periodRefusal } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodOperation, PeriodMarkResult } from '@qalam/contract/period-marks/shapes.ts'
import type { Problem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canGive } from '../policy.ts'
import { type AcceptedPeriodMark, holdPlan, storeMarks, type UsedPeriodMark, usedBefore } from '../repository/marks.ts'
import type { Book } from './book.ts'
import { openBook } from './open.ts'
import { presentMark } from './present.ts'
import { said } from './wording.ts'

type Code =
  | 'period-marks.stale'
  | 'period-marks.no-such-period'
  | 'period-marks.out-of-range'
  | 'period-marks.comment-needed'
  | 'period-marks.not-in-group'
  | 'period-marks.moved-on'
  | 'period-marks.closed'
  | 'period-marks.operation-reused'

type Fate = { outcome: 'stored' | 'repeated' } | { outcome: 'stale' | 'refused'; code: Code }

/** A write without a version is based on what stands. */
export type Operation = Omit<PeriodOperation, 'baseVersion'> & { baseVersion?: number }

/**
 * Gives marks of a period. The plan is held meanwhile, so that nobody closes the period between the look at it
 * and the write. Each operation is stored, repeated, stale or refused by itself; when none was taken the call is refused.
 */
export async function store(
  context: Context,
  planUuid: string,
  period: MarkPeriod,
  operations: readonly Operation[],
): Promise<{ results: PeriodMarkResult[] }> {
  const { actor, db, now, language } = context
  const schoolId = found(actor.schoolId)
  await holdPlan(db, schoolId, planUuid)
  const book = await openBook(context, planUuid)
  if (!canGive(actor, book.frame.plan)) throw problems.notYourPlan()

  const used = await usedBefore(
    db,
    schoolId,
    operations.map(({ operationId }) => operationId),
  )
  const taken = new Map<number, AcceptedPeriodMark>()
  const judge = judgeOf(book, period)
  const fates = operations.map((operation): Fate => {
    const before = used.get(operation.operationId)
    if (before) return isRepeat(before, operation, { planUuid, period, userId: actor.userId })
    if (taken.has(operation.studentId)) return { outcome: 'refused', code: 'period-marks.operation-reused' }
    const fate = judge(operation)
    if (fate.outcome === 'stored') taken.set(operation.studentId, acceptedOf(book, period, operation))
    return fate
  })
  if (taken.size > 0) {
    await storeMarks(db, { schoolId, planUuid, period }, { userId: actor.userId, at: now, amendmentUuid: null }, [
      ...taken.values(),
    ])
    context.announce(periodMarksStored, schoolId, { planUuid, studentIds: [...taken.keys()] })
  }

  const after = taken.size > 0 ? await openBook(context, planUuid) : book
  const bounds = boundsOf(period, book.frame.plan.scoreType)
  const results = operations.map(({ operationId, studentId }, index): PeriodMarkResult => {
    const fate = found(fates[index])
    const code = 'code' in fate ? fate.code : null
    const current = presentMark(after.markOf(studentId, period))
    return {
      operationId,
      studentId,
      outcome: fate.outcome,
      code,
      message: code && said(language, code, bounds),
      current,
    }
  })
  const codes = fates.flatMap((fate) => ('code' in fate ? [fate.code] : []))
  const [first] = codes
  if (first && codes.length === fates.length) throw makers[first]({ results, ...bounds })
  return { results }
}

function judgeOf(book: Book, period: MarkPeriod): (operation: Operation) => Fate {
  const { plan } = book.frame
  const students = new Set(book.classIn(period).map(({ userId }) => userId))
  // A period of before they came: marked with the reason alone.
  const later = new Set(book.laterThan(period).map(({ userId }) => userId))
  const refused = (code: Code): Fate => ({ outcome: 'refused', code })
  return (operation) => {
    if (!isAssessed(plan.scoreType, plan.parallel)) return refused('period-marks.no-such-period')
    if (book.statusIn(period) === 'closed') return refused('period-marks.closed')
    const { studentId, baseVersion } = operation
    const recommended = students.has(studentId) ? book.recommended(studentId, period).score : null
    const code = periodRefusal(operation, period, plan, recommended)
    if (code === 'period-marks.no-such-period') return refused(code)
    if (!students.has(studentId) && !later.has(studentId)) return refused('period-marks.not-in-group')
    if (isLedElsewhere(book, studentId, period)) return refused('period-marks.moved-on')
    const version = book.markOf(studentId, period)?.version ?? 0
    if (baseVersion !== undefined && baseVersion !== version) return { outcome: 'stale', code: 'period-marks.stale' }
    return code ? refused(code) : { outcome: 'stored' }
  }
}

/** The subject of the student is led by another plan since before the period ended: it is that one's to mark. */
function isLedElsewhere(book: Book, studentId: number, period: MarkPeriod): boolean {
  const gone = book.brought.goneTo(studentId)
  const endsOn = book.spanOf(period)?.endsOn
  return gone !== undefined && endsOn !== undefined && gone.since <= endsOn
}

const acceptedOf = (
  book: Book,
  period: MarkPeriod,
  { operationId, studentId, ...value }: Operation,
): AcceptedPeriodMark => {
  const standing = book.markOf(studentId, period)
  const { score, unmarked, comment } = value
  const uuid = standing?.uuid ?? randomUUID()
  return { operationId, studentId, base: standing?.version ?? 0, score, unmarked, comment, uuid }
}

type Writer = { planUuid: string; period: MarkPeriod; userId: number }

function isRepeat(used: UsedPeriodMark, operation: Operation, { planUuid, period, userId }: Writer): Fate {
  const { studentId, baseVersion, score, unmarked, comment } = operation
  const same =
    used.by === userId &&
    used.planUuid === planUuid &&
    used.period === period &&
    used.studentId === studentId &&
    (baseVersion === undefined || used.version === baseVersion + 1) &&
    used.score === score &&
    used.unmarked === unmarked &&
    used.comment === comment
  return same ? { outcome: 'repeated' } : { outcome: 'refused', code: 'period-marks.operation-reused' }
}

/** The first refusal speaks for the call. */
const makers: Record<Code, (data: { results: PeriodMarkResult[]; least: number; most: number }) => Problem> = {
  'period-marks.stale': problems.periodMarkStale,
  'period-marks.no-such-period': problems.noSuchPeriod,
  'period-marks.out-of-range': problems.markOutOfRange,
  'period-marks.comment-needed': problems.commentNeeded,
  'period-marks.not-in-group': problems.notOfThePlan,
  'period-marks.moved-on': problems.ledElsewhere,
  'period-marks.closed': problems.periodIsClosed,
  'period-marks.operation-reused': problems.operationReused,
}
