import { exams } from '@qalam/contract/exams/api.ts'
import { AnswerTaken, type AnswersTaken } from '@qalam/contract/exams/shapes.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#platform/api.ts'
import type { Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { guardOutbox } from '#platform/outbox/guard.ts'
import { keptDevice } from '#platform/outbox/kept.ts'
import { makeOutbox, type Outbox } from '#platform/outbox/outbox.ts'
import { countIn } from '#platform/outbox/unsent.ts'
import { actorOf, token } from '#platform/session.ts'

/** An answer that waits here: what was given, and when by the last word of the server. */
export type GivenHere = {
  sitting: string
  attempt: string | null
  questionId: string
  answerId: ExerciseAnswer
  after: string
  elapsed: number
  /** The number of the question and the answer in words, read on this device alone when it is not taken. */
  number?: number
  words?: string
}
export type ExamOutbox = Outbox<GivenHere, AnswerTaken>

export const slotOf = (sitting: string, questionId: string): string => `${sitting} ${questionId}`

const Refused = z.object({ results: z.array(AnswerTaken).min(1) })
const outcomes = { stored: 'stored', stale: 'conflict', refused: 'refused' } as const
const answersIn = (results: readonly AnswerTaken[]) => ({
  answers: results.map((one) => ({ id: one.id, outcome: outcomes[one.outcome], version: one.version, says: one })),
})

/** Sends the answers of one work; those of another leave with the next call. */
async function send(entries: readonly Leaving<GivenHere>[], signal: AbortSignal): Promise<Sent<AnswerTaken>> {
  const [first] = entries
  if (!first) return { answers: [] }
  const { sitting, attempt } = first.value
  const answers = entries.map(({ id, base, value: { questionId, answerId, after, elapsed } }) => {
    return { id, base, questionId, answerId, after, elapsed }
  })
  try {
    const body = { answers, attempt, at: first.value.questionId, waiting: entries.length }
    const { results }: AnswersTaken = await call(
      exams.sendAnswers,
      { params: { sitting }, body },
      { silent: true, signal },
    )
    return answersIn(results)
  } catch (failure) {
    const known = failure instanceof Problem ? Refused.safeParse(failure.data) : null
    return known?.success ? answersIn(known.data.results) : sentOf(failure)
  }
}

const outboxes = new WeakMap<QueryClient, ExamOutbox>()

/** The one queue of answers of this page of the browser. One answer leaves at a time, so that works never mix. */
export function examOutboxOf(client: QueryClient): ExamOutbox {
  const known = outboxes.get(client)
  if (known) return known
  const who = () => actorOf(token.get())
  const outbox = makeOutbox({ send, who, most: 1, device: keptDevice<GivenHere>('answers') })
  guardOutbox(outbox)
  countIn(outbox)
  outboxes.set(client, outbox)
  return outbox
}
