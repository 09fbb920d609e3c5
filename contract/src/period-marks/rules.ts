import type { AssessmentRules, ScoreType } from '../journal/api.ts'
import { decimal, halfUp, plus, ratio, times } from '../journal/ratio.ts'
import { isAssessed, isCredit, isHalfYear, periodResult, type PeriodScores, yearMark } from '../journal/rules.ts'

/** What a mark may be for: a quarter, a half-year, the year, its exam, both together, and the points of a final score (Q-077, S-PERIOD-1). */
export const periods = ['q1', 'q2', 'q3', 'q4', 'h1', 'h2', 'year', 'exam', 'final', 'points'] as const
export type MarkPeriod = (typeof periods)[number]

/** What a plan is marked for in the course of a year: four quarters, or two half-years. */
export const partsOf = (scoreType: ScoreType): readonly MarkPeriod[] =>
  isHalfYear(scoreType) ? ['h1', 'h2'] : ['q1', 'q2', 'q3', 'q4']

/** The quarters that a period spans, by number. */
export function quartersOf(period: MarkPeriod): readonly number[] {
  if (period.startsWith('q')) return [Number(period.slice(1))]
  if (period === 'h1') return [1, 2]
  if (period === 'h2') return [3, 4]
  return [1, 2, 3, 4]
}

/** The period of a plan that a quarter lies in, by the number of the quarter. */
export const periodWith = (scoreType: ScoreType, quarter: number): MarkPeriod =>
  partsOf(scoreType).find((period) => quartersOf(period).includes(quarter)) ?? 'q1'

/** Grades that end with state exams; 12 is the last one of special schools. */
const withExams: readonly number[] = [9, 11, 12]

/** Every period that a plan has marks for; the exam is the share of grades that end with one. */
export function periodsOf(scoreType: ScoreType, parallel: number): readonly MarkPeriod[] {
  if (!isAssessed(scoreType, parallel)) return []
  const exam: MarkPeriod[] = withExams.includes(parallel) && !isCredit(scoreType) ? ['exam', 'final'] : []
  return [...partsOf(scoreType), 'year', ...exam, 'points']
}

/** The periods that are closed by themselves. Points go with the year, the exam with the final mark. */
export const closingOf = (period: MarkPeriod): MarkPeriod =>
  period === 'points' ? 'year' : period === 'exam' ? 'final' : period

/** 70 % of the year mark and 30 % of the exam, half up; null while one of them is missing. */
export const finalMark = (year: number | null, exam: number | null): number | null =>
  year === null || exam === null
    ? null
    : halfUp(plus(times(decimal(0.7), ratio(year)), times(decimal(0.3), ratio(exam))))

export type Unmarked = 'not_assessed' | 'exempt'

/** The scores that a plan gave for its periods. */
export type Given = Partial<Record<MarkPeriod, number | null>>

/** What the rules recommend for a period, with the percent it comes from; a credit is 1 passed, 0 not. */
export function recommendedFor(
  period: MarkPeriod,
  { scoreType, parallel }: { scoreType: ScoreType; parallel: number },
  { scores, given }: { scores: PeriodScores; given: Given },
  rules: AssessmentRules,
): { percent: number | null; score: number | null } {
  if (period === 'year') {
    const marks = partsOf(scoreType).flatMap((part) => given[part] ?? [])
    if (isCredit(scoreType)) return { percent: null, score: marks.length === 0 ? null : Math.min(...marks) }
    return { percent: null, score: yearMark(marks) }
  }
  if (period === 'final') return { percent: null, score: finalMark(given.year ?? null, given.exam ?? null) }
  if (period === 'exam' || period === 'points') return { percent: null, score: null }

  const { percent, mark, credit } = periodResult(scoreType, parallel, scores, rules)
  return { percent, score: credit === null ? mark : Number(credit) }
}

export type PeriodRefusal = 'period-marks.no-such-period' | 'period-marks.out-of-range' | 'period-marks.comment-needed'

/** The least and the most that may be given for a period: 2…5, 0 or 1 for a credit, 0…10 for points (C-PASS-1, V-JQUARTER-1, 2, V-FINAL-3). */
export function boundsOf(period: MarkPeriod, scoreType: ScoreType): { least: number; most: number } {
  if (period === 'points') return { least: 0, most: 10 }
  return isCredit(scoreType) ? { least: 0, most: 1 } : { least: 2, most: 5 }
}

/** Periods for which the rules say what fits: another mark asks for words (V-JQUARTER-1, Q-026). */
const isRecommended = (period: MarkPeriod): boolean => period !== 'exam' && period !== 'points'

type Value = { score: number | null; unmarked: Unmarked | null; comment: string }

/** Why a value cannot stand for a period, or null. An empty value takes a mark away. */
export function periodRefusal(
  { score, unmarked, comment }: Value,
  period: MarkPeriod,
  plan: { scoreType: ScoreType; parallel: number },
  recommended: number | null,
): PeriodRefusal | null {
  if (!periodsOf(plan.scoreType, plan.parallel).includes(period)) return 'period-marks.no-such-period'
  const { least, most } = boundsOf(period, plan.scoreType)
  if (score !== null && (!Number.isInteger(score) || score < least || score > most)) return 'period-marks.out-of-range'
  const deviates = unmarked !== null || (score !== null && isRecommended(period) && score !== recommended)
  return deviates && comment.trim() === '' ? 'period-marks.comment-needed' : null
}
