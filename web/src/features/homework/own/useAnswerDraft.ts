import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { HomeworkAnswerDraft, type AnswerPage } from '@qalam/contract/homework/answers.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess, tellWarning } from '#platform/notices.ts'
import { endingOf } from '#platform/outbox/ending.ts'
import { useQueue } from '#platform/outbox/useQueue.ts'
import { text } from '#platform/text.ts'
import { answerOf } from '../reads.ts'
import { answerOutboxOf } from './answerOutbox.ts'

const Form = HomeworkAnswerDraft.pick({ body: true, exercises: true })

/** The answer that is being written. A repeat after a cut line is the same act; nothing that was typed is lost by a refusal. */
export function useAnswerDraft(page: AnswerPage) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const { answerId } = page
  const outbox = answerOutboxOf(client)
  const { at, owner } = useQueue(outbox)
  useEffect(() => outbox.attend((slot) => slot === answerId), [outbox, answerId])
  // What waits on this device stands in the form again, wherever it was left.
  const standing = at(answerId)
  const isWaiting = standing.state === 'typed'
  const [begun] = useState(() => (standing.state === 'typed' ? standing.value : page))

  const draft = useDraft({
    schema: Form,
    start: { body: begun.body, exercises: begun.exercises },
    keep: { form: 'homework-answer' },
    send: async (given) => {
      setProblem(null)
      const id = outbox.put({ slot: answerId, owner, value: { ...given, answerId }, base: page.version })
      const ending = await endingOf(outbox, { id, owner })
      if (ending === null) return tellWarning(text('unsent.kept'))
      if (ending.answer?.outcome === 'stored') return tellSuccess(text('homework.was-sent'))
      outbox.resolve(owner, answerId)
      const failure = ending.answer?.says.failure ?? new Problem('access.denied', 403)
      if (!(failure instanceof FieldProblems)) setProblem(ending.message ?? saidBy(failure))
      if (failure.code === 'homework.answer-stale')
        await client.invalidateQueries({ queryKey: answerOf(answerId).queryKey })
      throw failure
    },
  })

  // After a reload the device tells a moment later what it keeps.
  const arrive = useEffectEvent(() => {
    const kept = outbox.at(owner, answerId)
    if (kept.state !== 'typed' || draft.touched) return
    draft.set('body', kept.value.body)
    draft.set('exercises', kept.value.exercises)
  })
  useEffect(() => outbox.arrived(() => arrive()), [outbox])

  const give = (exercise: string, answer: ExerciseAnswer) => {
    const others = (draft.value.exercises ?? []).filter((one) => one.exercise !== exercise)
    draft.set('exercises', answer === null ? others : [...others, { exercise, answer }])
  }
  const sentText = page.sentAt && text('homework.sent-at', { moment: momentText(page.sentAt) })
  const given = Form.shape.exercises.safeParse(draft.value.exercises)
  return { draft, given: given.data ?? [], give, problem: problem ?? draft.problem ?? null, sentText, isWaiting }
}
