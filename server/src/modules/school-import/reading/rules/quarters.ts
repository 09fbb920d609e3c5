import type { FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { PlanLesson } from '@qalam/contract/school-import/plan.ts'
import { keyOf } from '../table/register.ts'
import type { RowDraft, World } from '../table/world.ts'

type Lessons = RowDraft<PlanLesson>[]
const valueAt = ({ key }: RowDraft<PlanLesson>, at: number): string | null => {
  const part = key[at]
  return part && 'value' in part ? part.value : null
}
const values = (draft: RowDraft<PlanLesson>, to: number): string | null => {
  const found = draft.key.slice(0, to).flatMap((part) => ('value' in part ? [part.value] : []))
  return found.length === to ? keyOf(...found) : null
}
const quarterOf = (draft: RowDraft<PlanLesson>): string => values(draft, 4) ?? ''

/** More rows than these without a number say that something is wrong with the sheet as a whole. */
const mostUnread = 200

/**
 * Lessons of a quarter are numbered 1, 2, 3 … : the first row after a gap is refused. Rows that are refused for other
 * reasons hold their numbers, and one whose number cannot be read explains one missing number.
 */
export function refuseGaps(drafts: Lessons): void {
  const unread = drafts
    .filter((draft) => draft.row.refused() && (values(draft, 4) === null || valueAt(draft, 4) === null))
    .slice(0, mostUnread)
  for (const [quarter, lessons] of Map.groupBy(drafts, quarterOf)) {
    if (quarter === '') continue
    const numbered = lessons.filter((draft) => valueAt(draft, 4) !== null)
    const sorted = numbered.toSorted(
      (a, b) => Number(valueAt(a, 4)) - Number(valueAt(b, 4)) || a.row.number - b.row.number,
    )
    let spare = unread.filter((draft) => mightBelong(draft, sorted[0])).length
    let expected = 1
    for (const draft of sorted) {
      const number = Number(valueAt(draft, 4))
      if (number > expected) {
        if (number - expected > spare && !draft.row.dependsAlready())
          draft.row.fault('number', 'finding.gap', { expected })
        else spare -= number - expected
      }
      expected = number + 1
    }
  }
}

/** Whether a row that was read in part may be a lesson of the same plan and quarter. */
const mightBelong = (draft: RowDraft<PlanLesson>, one: RowDraft<PlanLesson> | undefined): boolean =>
  one !== undefined &&
  [0, 1, 2, 3].every((at) => valueAt(draft, at) === null || valueAt(draft, at) === valueAt(one, at))

type Warn = (lesson: PlanLesson, code: FindingCode, column: string, variables?: Record<string, string | number>) => void

/** One to three СОР and one СОЧ a quarter where marks are given (order №125); anything else is told. */
function checkQuarter(world: World, lessons: readonly PlanLesson[], warn: Warn): void {
  const [first] = lessons
  const load = first && world.load.get(keyOf(first.classLabel, first.subjectId, first.subgroup))
  if (!first || !load) return
  const sors = lessons.filter(({ kind }) => kind === 'sor')
  const sochs = lessons.filter(({ kind }) => kind === 'soch')
  const about = { quarter: first.quarter }
  if (sors[3]) warn(sors[3], 'finding.many-sor', 'kind', { ...about, count: sors.length })
  if (sochs[1]) warn(sochs[1], 'finding.many-soch', 'kind', { ...about, count: sochs.length })
  if (!load.scoreType.startsWith('mark_')) return
  if (sors.length === 0) warn(first, 'finding.no-sor', 'kind', about)
  if (sochs.length === 0 && load.scoreType === 'mark_quarter' && load.hours > 1)
    warn(first, 'finding.no-soch', 'kind', about)
}

/** A halved subject with a plan for one half only. */
function checkOtherHalf(world: World, drafts: Lessons, lessons: readonly PlanLesson[], warn: Warn): void {
  const planned = new Set(drafts.map((draft) => values(draft, 3)))
  const plans = Map.groupBy(lessons, ({ classLabel, subjectId, subgroup }) => keyOf(classLabel, subjectId, subgroup))
  for (const [first] of plans.values()) {
    if (!first?.subgroup) continue
    const other = 3 - first.subgroup
    const key = keyOf(first.classLabel, first.subjectId, other)
    if (world.load.has(key) && !planned.has(key)) warn(first, 'finding.half-without-plan', 'half', { half: other })
  }
}

export function checkQuarters(world: World, drafts: Lessons, lessons: readonly PlanLesson[]): void {
  const rows = new Map(drafts.map(({ row }) => [row.number, row]))
  const warn: Warn = (lesson, code, column, variables) => rows.get(lesson.row)?.warn(column, code, variables)
  const unclear = new Set(drafts.filter(({ row }) => row.refused()).map(quarterOf))
  const inOrder = lessons.toSorted((a, b) => a.number - b.number)
  const quarters = Map.groupBy(inOrder, (one) => keyOf(one.classLabel, one.subjectId, one.subgroup, one.quarter))
  for (const [key, quarter] of quarters) if (!unclear.has(key)) checkQuarter(world, quarter, warn)
  checkOtherHalf(world, drafts, inOrder, warn)
}
