import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { Period } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark } from '@qalam/contract/period-marks/shapes.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { everything } from '../reads.ts'

/** Somebody without a mark, and the one that the rules recommend. */
export type Waiting = { userId: number; recommended: number; mark: PeriodMark }

type Row = { userId: number; recommended: number | null; mark: PeriodMark }

/** Who has no mark yet and would get one. */
export const waitingOf = (rows: readonly Row[]): Waiting[] =>
  rows.flatMap(({ userId, recommended, mark }) =>
    recommended !== null && mark.score === null && mark.unmarked === null ? [{ userId, recommended, mark }] : [],
  )

/** Gives everybody without a mark the recommended one, and offers to take that back. */
export function useAccepting(planUuid: string, period: Period) {
  const store = useCommand(periodMarks.store, { refresh: everything })
  const put = (marks: readonly { studentId: number; baseVersion: number; score: number | null }[]) =>
    store.mutateAsync({
      params: { id: planUuid, period },
      body: {
        operations: marks.map((mark) => ({
          ...{ operationId: crypto.randomUUID(), unmarked: null, comment: '' },
          ...mark,
        })),
      },
    })
  const accept = async (waiting: readonly Waiting[]) => {
    const { results } = await put(
      waiting.map(({ userId, recommended, mark }) => ({
        ...{ studentId: userId, baseVersion: mark.version, score: recommended },
      })),
    )
    const stored = results.filter(({ outcome }) => outcome === 'stored')
    notify({
      kind: 'success',
      text: text('period-marks.accepted', { count: stored.length }),
      action: {
        label: text('common.undo'),
        run: () =>
          void put(
            stored.map(({ studentId, current }) => ({ studentId, baseVersion: current.version, score: null })),
          ).catch(() => {}),
      },
    })
  }
  return { accept: (waiting: readonly Waiting[]) => void accept(waiting).catch(() => {}), busy: store.isPending }
}
