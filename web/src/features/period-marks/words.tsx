import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { JournalStatus } from '@qalam/contract/journal/api.ts'
import { isCredit } from '@qalam/contract/journal/rules.ts'
import { boundsOf, type MarkPeriod, type Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'

/** «2 четверть», «1 полугодие», «Год». */
export function periodName(period: MarkPeriod): string {
  if (period.startsWith('q')) return text('period-marks.quarter', { number: period.slice(1) })
  if (period === 'h1' || period === 'h2') return text('period-marks.half', { number: period.slice(1) })
  return text(`period-marks.${period === 'year' || period === 'exam' || period === 'final' ? period : 'points'}`)
}

export const unmarkedName = (unmarked: Unmarked): string => text(`period-marks.${unmarked}`)

type Value = { score: number | null; unmarked: Unmarked | null }

/** A value as a word for lists and questions. */
export function valueWords({ score, unmarked }: Value, period: MarkPeriod, scoreType: ScoreType): string {
  if (unmarked) return unmarkedName(unmarked)
  if (score === null) return text('period-marks.none')
  if (isCredit(scoreType) && period !== 'points')
    return text(score === 1 ? 'period-marks.passed' : 'period-marks.failed')
  return String(score)
}

/** What stands for a period. */
export function PeriodValue({ value, period, scoreType }: { value: Value; period: MarkPeriod; scoreType: ScoreType }) {
  const { score, unmarked } = value
  if (unmarked || score === null) return <span>{unmarked ? unmarkedName(unmarked) : '—'}</span>
  if (period === 'points') return <MarkBadge kind="points" value={score} max={boundsOf(period, scoreType).most} />
  if (isCredit(scoreType)) {
    return <MarkBadge kind={score === 1 ? 'passed' : 'failed'} value={valueWords(value, period, scoreType)} />
  }
  return <MarkBadge value={score} />
}

const tones = { opened: 'accent', waiting: 'neutral', closed: 'success' } as const

export const StatusBadge = ({ status }: { status: JournalStatus }) => (
  <Badge tone={tones[status]}>{text(`period-marks.status-${status}`)}</Badge>
)
