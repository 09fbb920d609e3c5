import { homework, type HomeworkDraft, HomeworkView } from '@qalam/contract/homework/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { z } from 'zod'
import { call, everyReadOf, saidBy } from '#platform/api.ts'
import type { Answer, Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { pageQueue } from '#platform/outbox/page-queue.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'

/** The words of homework as they were typed for a lesson. `uuid` names the homework that they were typed over. */
export type HomeworkWrite = Omit<HomeworkDraft, 'version' | 'operationId'> & { lessonUuid: string }

/** What the server said: what stands now, who wrote it and when, and the refusal itself for the form. */
export type HomeworkAnswer = {
  current: HomeworkView | null
  by: string | null
  at: string | null
  failure: Problem | null
}

const Stale = z.object({
  current: HomeworkView.nullable(),
  by: z.string().nullish(),
  at: z.string().nullish(),
})

async function send(entries: readonly Leaving<HomeworkWrite>[], signal: AbortSignal): Promise<Sent<HomeworkAnswer>> {
  const [entry] = entries
  if (!entry) return { answers: [] }
  const { lessonUuid: scheduleUuid, ...words } = entry.value
  const body = { ...words, version: entry.base, operationId: entry.id }
  try {
    const current = await call(homework.set, { params: { scheduleUuid }, body }, { silent: true, signal })
    const says = { current, by: null, at: null, failure: null }
    return { answers: [{ id: entry.id, outcome: 'stored', version: current.version, says }] }
  } catch (failure) {
    const answer = failure instanceof Problem ? answerOf(entry, failure) : null
    return answer ? { answers: [answer] } : sentOf(failure)
  }
}

/** A refusal that is final is an answer: its form shows it at its place. */
function answerOf({ id, base }: Leaving<HomeworkWrite>, failure: Problem): Answer<HomeworkAnswer> | null {
  const stale = failure.code === 'homework.stale' ? Stale.safeParse(failure.data) : null
  if (stale?.success) {
    const { current, by = null, at = null } = stale.data
    return { id, outcome: 'conflict', version: current?.version ?? 0, says: { current, by, at, failure } }
  }
  if (!('refused' in sentOf(failure))) return null
  return { id, outcome: 'refused', version: base, says: { current: null, by: null, at: null, failure } }
}

/** The words of homework that wait on this device, one lesson a call. */
export const homeworkOutboxOf = pageQueue<HomeworkWrite, HomeworkAnswer>({
  name: 'homework',
  send,
  most: 1,
  callOf: ({ lessonUuid }) => lessonUuid,
  refresh: [everyReadOf(lesson.page), everyReadOf(homework.form)],
  untold: () => notify({ kind: 'error', text: text('unsent.not-taken', { what: text('homework.title') }) }),
})

/** Why it was not taken, in words. */
export const whyNot = ({ failure }: HomeworkAnswer): string | null => failure && saidBy(failure)
