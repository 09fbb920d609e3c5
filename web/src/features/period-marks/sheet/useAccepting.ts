import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark } from '@qalam/contract/period-marks/shapes.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import type { PeriodMarks } from '../saving/usePeriodMarks.ts'

/** Somebody without a mark, and the one that the rules recommend. */
export type Waiting = { userId: number; recommended: number; mark: PeriodMark }

type Row = { userId: number; recommended: number | null; mark: PeriodMark }

/** Who has no mark yet and would get one; what waits on this device counts as a mark. */
export const waitingOf = (rows: readonly Row[], period: MarkPeriod, { shown }: PeriodMarks): Waiting[] =>
  rows.flatMap(({ userId, recommended, mark: read }) => {
    const { mark } = shown(period, userId, read)
    return recommended !== null && mark.score === null && mark.unmarked === null ? [{ userId, recommended, mark }] : []
  })

/** Gives everybody without a mark the recommended one, and offers to take that back. */
export function useAccepting(marks: PeriodMarks, period: MarkPeriod) {
  const [busy, setBusy] = useState(false)
  const put = (studentId: number, score: number | null, base: number) =>
    marks.put({ period, studentId, score, unmarked: null, comment: '' }, base)

  const accept = async (waiting: readonly Waiting[]) => {
    setBusy(true)
    const ids = waiting.map(({ userId, recommended, mark }) => put(userId, recommended, mark.version))
    const endings = await marks.endings(ids)
    setBusy(false)
    const stored = endings.flatMap((ending) => (ending?.answer?.outcome === 'stored' ? [ending.answer.says] : []))
    if (stored.length === 0) {
      if (endings.includes(null)) notify({ kind: 'warning', text: text('unsent.kept') })
      return
    }
    notify({
      kind: 'success',
      text: text('period-marks.accepted', { count: stored.length }),
      action: {
        label: text('common.undo'),
        run: () => stored.forEach(({ studentId, current }) => put(studentId, null, current.version)),
      },
    })
  }
  return { accept: (waiting: readonly Waiting[]) => void accept(waiting), busy }
}
