import { isCredit } from '@qalam/contract/journal/rules.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { type MarkPeriod, quartersOf } from '@qalam/contract/period-marks/rules.ts'
import type { BroughtEarnings, BroughtMark } from '@qalam/contract/period-marks/shapes.ts'
import type { JournalStay } from '#modules/journal/public.ts'
import type { BroughtRow } from '../views/brought.ts'
import type { QuarterScores } from '../views/facts.ts'

/** What each student of a plan was given for the subject elsewhere in the year. */
export type BroughtAlong = {
  /** Scores that count on, beside those of the plan. */
  scores: QuarterScores[]
  /** The mark of a period, of the latest stay that gave one; and where it was given. */
  markOf: (studentId: number, period: MarkPeriod) => BroughtMark | undefined
  /** Everything of a period with its source, in the order of the stays. */
  in: (studentId: number, period: MarkPeriod) => BroughtEarnings[]
  /** Where the student has gone since for the subject, and since when; undefined for who is still here. */
  goneTo: (studentId: number) => { group: string; since: string } | undefined
}

/** Pure. A mark counts where the plan could have given it: a credit says nothing to a plan of marks. */
export function broughtAlong(
  rows: readonly BroughtRow[],
  scoreType: ScoreType,
  stayOf: (studentId: number) => JournalStay | undefined,
): BroughtAlong {
  const isAfter = ({ studentId, since }: BroughtRow): boolean => {
    const until = stayOf(studentId)?.until
    return until !== null && until !== undefined && since >= until
  }
  const before = Map.groupBy(
    rows.filter((row) => !isAfter(row)),
    ({ studentId }) => studentId,
  )
  const sourceOf = ({ school, group, subgroup, teacher, since, until }: BroughtRow) => ({
    ...{ school, group, subgroup, teacher, since, until },
  })
  const markIn = ({ marks }: BroughtRow, period: MarkPeriod) => marks.find((mark) => mark.period === period)
  return {
    scores: [...before.values()].flat().flatMap((row) => countedOf(row)),
    markOf: (studentId, period) => {
      const source = (before.get(studentId) ?? []).findLast(
        (row) => isCredit(row.scoreType) === isCredit(scoreType) && markIn(row, period),
      )
      const mark = source && markIn(source, period)
      return source && mark && { score: mark.score, unmarked: mark.unmarked, ...sourceOf(source) }
    },
    in: (studentId, period) =>
      (before.get(studentId) ?? []).flatMap((row) => {
        const { score = null, unmarked = null } = markIn(row, period) ?? {}
        const scores = row.scores.filter(({ quarter }) => quartersOf(period).includes(quarter))
        const mark = markIn(row, period) ? { score, unmarked } : null
        if (!mark && (scores.length === 0 || !hasLessons(period))) return []
        const shown = hasLessons(period) ? scores.map(({ quarter: _, ...one }) => one) : []
        return [{ ...sourceOf(row), scoreType: row.scoreType, mark, scores: shown }]
      }),
    goneTo: (studentId) => {
      const row = rows.findLast((one) => one.studentId === studentId && isAfter(one))
      return row && { group: row.group, since: row.since }
    },
  }
}

/** A period that is reckoned from scores of lessons: the year is not. */
const hasLessons = (period: MarkPeriod): boolean => /^[qh]\d$/.test(period)

const countedOf = ({ studentId, scores }: BroughtRow): QuarterScores[] =>
  scores.flatMap(({ quarter, kind, score, max, leftOut }) =>
    leftOut ? [] : [{ studentId, quarter, kind, scores: [[score, max]] }],
  )
