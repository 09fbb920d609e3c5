import type { ScoreType } from '@qalam/contract/journal/api.ts'
import { Doubts, QueueState } from '#features/unsent/public.tsx'
import { periodName, valueWords } from '../words.tsx'
import type { PeriodMarks, PeriodTrouble } from './usePeriodMarks.ts'

type Props = {
  marks: PeriodMarks
  scoreType: ScoreType
  students: readonly { userId: number; fullName: string }[]
}

/** What of this plan waits on the device, and what was not taken: both values, who wrote the other one, and when. */
export function PeriodDoubts({ marks, scoreType, students }: Props) {
  const names = new Map(students.map(({ userId, fullName }) => [userId, fullName]))
  const doubtOf = (trouble: PeriodTrouble) => {
    const { entry, answer, message } = trouble
    const { period, studentId } = entry.value
    const current = answer?.says.current
    const words = (value: PeriodTrouble['entry']['value'] | typeof current) =>
      value ? [valueWords(value, period, scoreType), value.comment].filter(Boolean).join(' · ') : null
    return {
      key: entry.slot,
      title: `${names.get(studentId) ?? ''} · ${periodName(period)}`,
      message: answer?.says.message ?? message,
      stands: words(current),
      ...{ by: current?.by ?? null, at: current?.at ?? null },
      yours: words(entry.value) ?? '',
      onKeep: () => marks.resolve(trouble, false),
      onPut: answer?.outcome === 'conflict' ? () => marks.resolve(trouble, true) : undefined,
    }
  }
  return (
    <>
      <QueueState waiting={marks.waiting} hindered={marks.hindered} onRetry={marks.flush} />
      <Doubts doubts={marks.troubles().map(doubtOf)} />
    </>
  )
}
