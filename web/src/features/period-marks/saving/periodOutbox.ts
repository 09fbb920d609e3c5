import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { type PeriodOperation, PeriodMarkResult } from '@qalam/contract/period-marks/shapes.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { z } from 'zod'
import { call } from '#platform/api.ts'
import type { Answer, Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { pageQueue } from '#platform/outbox/page-queue.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { everything } from '../reads.ts'

/** A mark of a period that was typed here; an empty one takes the mark away. */
export type PeriodWrite = {
  planUuid: string
  period: MarkPeriod
  studentId: number
  score: number | null
  unmarked: Unmarked | null
  comment: string
}

type Place = Pick<PeriodWrite, 'planUuid' | 'period' | 'studentId'>

export const slotOf = ({ planUuid, period, studentId }: Place): string => `${planUuid} ${period} ${studentId}`

const outcomes = { stored: 'stored', repeated: 'stored', stale: 'conflict', refused: 'refused' } as const

const answerOf = (result: PeriodMarkResult): Answer<PeriodMarkResult> => ({
  id: result.operationId,
  outcome: outcomes[result.outcome],
  version: result.current.version,
  says: result,
})

const operationOf = ({ id, base, value }: Leaving<PeriodWrite>): PeriodOperation => {
  const { studentId, score, unmarked, comment } = value
  return { operationId: id, studentId, baseVersion: base, score, unmarked, comment }
}

/** When no mark of a call was taken, the refusal carries what became of each. */
const Refused = z.object({ results: z.array(PeriodMarkResult).min(1) })

async function send(entries: readonly Leaving<PeriodWrite>[], signal: AbortSignal): Promise<Sent<PeriodMarkResult>> {
  const [first] = entries
  if (!first) return { answers: [] }
  const params = { id: first.value.planUuid, period: first.value.period }
  try {
    const body = { operations: entries.map(operationOf) }
    const { results } = await call(periodMarks.store, { params, body }, { silent: true, signal })
    return { answers: results.map(answerOf) }
  } catch (failure) {
    const refused = failure instanceof Problem ? Refused.safeParse(failure.data) : null
    return refused?.success ? { answers: refused.data.results.map(answerOf) } : sentOf(failure)
  }
}

/** The marks of periods that wait on this device. */
export const periodOutboxOf = pageQueue<PeriodWrite, PeriodMarkResult>({
  name: 'period-marks',
  send,
  most: 200,
  callOf: ({ planUuid, period }) => `${planUuid} ${period}`,
  refresh: everything,
  untold: () => notify({ kind: 'error', text: text('unsent.not-taken', { what: text('period-marks.title') }) }),
})
