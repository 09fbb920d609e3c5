import type { HomeworkAnswerDraft, AnswerPage } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { call, everyReadOf } from '#platform/api.ts'
import type { Leaving, Sent } from '#platform/outbox/entry.ts'
import { sentOf } from '#platform/outbox/failure.ts'
import { pageQueue } from '#platform/outbox/page-queue.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'

/** The own answer to a homework as it was sent from this device. */
export type AnswerWrite = Pick<HomeworkAnswerDraft, 'body' | 'exercises'> & { answerId: string }
/** What stands since, or the refusal itself for the form. */
export type AnswerSaid = { page: AnswerPage | null; failure: Problem | null }

/** The id of the entry is that of the operation: however often it leaves, the server sends it once. */
async function send(entries: readonly Leaving<AnswerWrite>[], signal: AbortSignal): Promise<Sent<AnswerSaid>> {
  const [entry] = entries
  if (!entry) return { answers: [] }
  const { id, base } = entry
  const { answerId, body, exercises } = entry.value
  try {
    const input = { params: { answerId }, body: { operation: id, version: base, body, exercises } }
    const page = await call(homework.send, input, { silent: true, signal })
    return { answers: [{ id, outcome: 'stored', version: page.version, says: { page, failure: null } }] }
  } catch (failure) {
    const sent = sentOf(failure)
    if (!(failure instanceof Problem)) return sent
    const outcome = failure.code === 'homework.answer-stale' ? 'conflict' : 'refused' in sent ? 'refused' : null
    return outcome ? { answers: [{ id, outcome, version: base, says: { page: null, failure } }] } : sent
  }
}

/** Answers to homework that wait on this device: they survive a cut line, a reload and a dead battery. */
export const answerOutboxOf = pageQueue<AnswerWrite, AnswerSaid>({
  name: 'homework-answers',
  send,
  most: 1,
  callOf: ({ answerId }) => answerId,
  refresh: [homework.answer, homework.mine, homework.waiting].map(everyReadOf),
  untold: () => notify({ kind: 'error', text: text('unsent.not-taken', { what: text('homework.answer') }) }),
})
