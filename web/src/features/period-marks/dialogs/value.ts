import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { boundsOf, type MarkPeriod, type Unmarked } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark } from '@qalam/contract/period-marks/shapes.ts'
import { valueWords } from '../words.tsx'

/** Whose mark is set, for which period, and what stands. */
export type Marked = {
  planUuid: string
  scoreType: ScoreType
  parallel: number
  period: MarkPeriod
  userId: number
  fullName: string
  percent: number | null
  recommended: number | null
  mark: PeriodMark
}

export type PeriodMarkValue = { score: number | null; unmarked: Unmarked | null }

const none = 'none'

/** A value as the key of a choice. */
export const keyOf = ({ score, unmarked }: PeriodMarkValue): string =>
  unmarked ?? (score === null ? none : String(score))

export function valueOf(key: string | null | undefined): PeriodMarkValue {
  if (key === 'not_assessed' || key === 'exempt') return { score: null, unmarked: key }
  return { score: key === null || key === undefined || key === none ? null : Number(key), unmarked: null }
}

/** Every value that a period may have, best first, and last to take it away where one stands. */
export function choicesFor(period: MarkPeriod, scoreType: ScoreType, standing: PeriodMarkValue) {
  const { least, most } = boundsOf(period, scoreType)
  const scores = Array.from({ length: most - least + 1 }, (_, index) => ({ score: most - index, unmarked: null }))
  const reasons: PeriodMarkValue[] = [
    { score: null, unmarked: 'not_assessed' },
    { score: null, unmarked: 'exempt' },
  ]
  const away: PeriodMarkValue[] = keyOf(standing) === none ? [] : [{ score: null, unmarked: null }]
  return [...scores, ...(period === 'points' ? [] : reasons), ...away].map((value) => ({
    value: keyOf(value),
    label: valueWords(value, period, scoreType),
  }))
}
