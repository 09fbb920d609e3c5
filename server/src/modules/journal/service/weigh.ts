import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import type { ScoreVerdict } from '@qalam/contract/journal/brought.ts'
import { standsBesideScore } from '@qalam/contract/journal/rules.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { keyOf, type UsedOperation, type WrittenCell } from '../views/cells.ts'
import type { MarkedLesson } from '../views/marked.ts'
import { cellOf, judgeAll, type RefusalCode, type MarkVerdict } from './judge.ts'
import { emptyCell } from './settle.ts'
import type { HeldLessons, Marking } from './write.ts'

/** A score of a student. `operation`: a uuid that the bringer keeps, so that bringing it again changes nothing. */
export type BroughtScore = {
  studentId: number
  /** Points; a fraction is rounded half up, here and nowhere before. Null empties the cell: the work was put back. */
  value: number | null
  operation: string
  /** The version of the filled cell that a person has seen and wants to be overwritten. */
  base?: number
  /** What stands beside it, where a write is undone; left out, what stands there stays as far as it may. */
  sign?: Sign | null
}

/** Scores of one lesson. `outOf`: what the work can bring; where the lesson has another maximum none is stored. */
export type Brought = {
  lessonUuid: string
  kind: 'formative' | 'sor' | 'soch'
  scores: readonly BroughtScore[]
  over: 'empty' | 'named'
  outOf?: number
}

export type KnownCells = HeldLessons & {
  cells: ReadonlyMap<string, WrittenCell>
  used: ReadonlyMap<string, UsedOperation>
}

/** Of a score that is to be stored the verdict is `stored` already. */
export type Weighed = {
  operation: MarkOperation
  verdict: ScoreVerdict['verdict']
  code: RefusalCode | 'journal.other-work' | 'journal.other-maximum' | null
  max: number
  current: WrittenCell
}

/** What is to become of each score, by the journal's rules and by what stands in the cells. Pure. */
export function weighAll(marking: Marking, brought: Brought, { lessons, cells, used }: KnownCells): Weighed[] {
  const [lesson] = lessons
  const strange = lesson ? strangeness(lesson, brought) : null
  const operations = brought.scores.map((score) => operationOf(score, brought, cells))
  const { judged } = judgeAll(marking, operations, lessons)
  return judged.map(({ operation, verdict }, index) => {
    const current = cells.get(keyOf(cellOf(operation))) ?? emptyCell
    const may = brought.over === 'named' && brought.scores[index]?.base === current.version
    const weighed = { operation, code: null, max: lesson?.maxScore ?? 0, current }
    return {
      ...weighed,
      ...weigh({ operation, verdict, strange, current, may, used: used.get(operation.operationId) }),
    }
  })
}

/** The score as the operation of a person who saw the cell as it stands; comment and lateness stay. */
function operationOf(score: BroughtScore, { lessonUuid }: Brought, cells: KnownCells['cells']): MarkOperation {
  const { version, comment, sign } = cells.get(keyOf({ lesson: lessonUuid, student: score.studentId })) ?? emptyCell
  return {
    operationId: score.operation,
    scheduleUuid: lessonUuid,
    userId: score.studentId,
    baseVersion: version,
    score: score.value === null ? null : Math.round(score.value),
    sign: score.sign !== undefined ? score.sign : sign && standsBesideScore(sign) ? sign : null,
    comment,
  }
}

function strangeness({ kind, maxScore }: MarkedLesson, brought: Brought): Weighed['code'] {
  const own = kind === 'sor' || kind === 'soch' ? kind : 'formative'
  if (own !== brought.kind) return 'journal.other-work'
  return brought.outOf === undefined || brought.outOf === maxScore ? null : 'journal.other-maximum'
}

type Answer = Pick<Weighed, 'verdict'> & Partial<Weighed>

type Question = {
  operation: MarkOperation
  verdict: MarkVerdict
  strange: Weighed['code']
  current: WrittenCell
  used: UsedOperation | undefined
  may: boolean
}

function weigh({ operation, verdict, strange, current, used, may }: Question): Answer {
  const refused = (code: Weighed['code']) => ({ verdict: 'refused' as const, code })
  if (verdict.outcome === 'refused' && !verdict.isTheirs) return { ...refused(verdict.code), current: emptyCell }
  if (strange) return refused(strange)

  const { score } = operation
  if (used) {
    const isItself = keyOf(used) === keyOf(cellOf(operation)) && used.score === score
    if (!isItself) return { ...refused('journal.operation-reused'), current: emptyCell }
  }
  if (current.score === score) return { verdict: 'same' }
  if (verdict.outcome === 'refused') return refused(verdict.code)
  const isEmpty = current.score === null && (current.sign === null || standsBesideScore(current.sign))
  return { verdict: !used && (isEmpty || may) ? 'stored' : 'filled' }
}
