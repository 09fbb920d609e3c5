import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { cellRefusal, isAssessed, statusOf } from '@qalam/contract/journal/rules.ts'
import type { Actor } from '#platform/actor.ts'
import { canMark } from '../policy.ts'
import type { Accepted } from '../repository.ts'
import type { CellNow, CellsNow, MarkedLesson, Used } from '../views/cells.ts'

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

const keyOf = (lesson: string, student: number): string => `${lesson}:${student}`

/**
 * Judges a batch in its order: an operation sees what those before it did to its cell. Pure: everything it knows was
 * read before.
 */
export function judgeAll(operations: readonly MarkOperation[], now: CellsNow, actor: Actor, today: string, at: string) {
  const lessons = new Map(now.lessons.map((lesson) => [lesson.uuid, lesson]))
  const cells = new Map(now.cells.map((cell) => [keyOf(cell.lesson, cell.student), cell]))
  const used = new Map(now.used.map(({ id, ...operation }) => [id, operation]))
  const held = new Map<string, Current>()
  const accepted = new Map<string, Accepted>()

  const verdicts = operations.map((operation): Verdict => {
    const key = keyOf(operation.scheduleUuid, operation.userId)
    const cell = cells.get(key)
    const current = held.get(key) ?? cell?.mark ?? emptyCell
    const verdict = judge(operation, {
      lesson: lessons.get(operation.scheduleUuid),
      belongs: cell?.belongs ?? false,
      used: used.get(operation.operationId),
      current,
      actor,
      today,
    })
    if (verdict.outcome !== 'accepted') return verdict
    used.set(operation.operationId, usedBy(operation, actor))
    accepted.set(operation.operationId, acceptedOf(operation, cell))
    held.set(key, { ...valueOf(operation), version: operation.baseVersion + 1, by: now.me, at })
    return { outcome: 'accepted', current: held.get(key) ?? current }
  })
  return { verdicts, accepted: withLast([...accepted.values()]) }
}

type Facts = {
  lesson: MarkedLesson | undefined
  belongs: boolean
  used: Used | undefined
  current: Current
  actor: Actor
  today: string
}

function judge(operation: MarkOperation, facts: Facts): Verdict {
  const { lesson, belongs, used, current, actor, today } = facts
  const max = lesson?.maxScore ?? 0
  const refused = (code: RefusalCode, shown = current): Verdict => ({ outcome: 'refused', code, max, current: shown })

  if (used && !isSame(used, usedBy(operation, actor))) return refused('journal.operation-reused', emptyCell)
  if (used) return { outcome: 'repeated', current }
  if (!lesson) return refused('journal.no-such-lesson')
  if (!canMark(actor, lesson)) return refused('journal.not-your-lesson', emptyCell)
  if (statusOf({ endsOn: lesson.lastDay, today, closed: false }) === 'closed') return refused('journal.period-closed')
  if (!lesson.begun) return refused('journal.lesson-not-begun')
  if (!belongs) return refused('journal.not-in-group')

  const unfit = cellRefusal(operation, max, isAssessed(lesson.scoreType, lesson.parallel))
  if (unfit) return refused(unfit)
  if (current.version !== operation.baseVersion) return { outcome: 'stale', code: 'journal.stale', max, current }
  return { outcome: 'accepted', current }
}

const valueOf = ({ score, sign, comment }: MarkOperation) => ({ score, sign, comment })

const usedBy = (operation: MarkOperation, actor: Actor): Used => ({
  ...valueOf(operation),
  schoolId: actor.schoolId ?? 0,
  lesson: operation.scheduleUuid,
  student: operation.userId,
  base: operation.baseVersion,
  by: actor.userId,
})

const isSame = (a: Used, b: Used): boolean =>
  a.schoolId === b.schoolId &&
  a.lesson === b.lesson &&
  a.student === b.student &&
  a.base === b.base &&
  a.score === b.score &&
  a.sign === b.sign &&
  a.comment === b.comment &&
  a.by === b.by

const acceptedOf = (operation: MarkOperation, cell: CellNow | undefined): Accepted => ({
  ...valueOf(operation),
  operationId: operation.operationId,
  lesson: operation.scheduleUuid,
  student: operation.userId,
  base: operation.baseVersion,
  undoes: operation.undoes ?? null,
  deviceAt: operation.deviceAt ?? null,
  first: cell?.mark?.version ?? 0,
  last: true,
})

/** Marks the last operation on each cell: the one whose value stays. */
function withLast(accepted: Accepted[]): Accepted[] {
  const lastOn = new Map(accepted.map((one) => [keyOf(one.lesson, one.student), one.operationId]))
  return accepted.map((one) => ({ ...one, last: lastOn.get(keyOf(one.lesson, one.student)) === one.operationId }))
}
