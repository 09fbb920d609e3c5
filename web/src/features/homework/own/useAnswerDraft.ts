import type { Answer } from '@qalam/contract/exercises/answer.ts'
import { AnswerDraft, type AnswerPage } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { answerOf, everyAnswer } from '../reads.ts'

const Form = AnswerDraft.pick({ body: true, exercises: true })

/** The answer that is being written. A repeat after a cut line is the same act; nothing that was typed is lost by a refusal. */
export function useAnswerDraft(page: AnswerPage) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const send = useCommand(homework.send, { refresh: everyAnswer, silent: true })
  // The same words sent twice are one act: the server knows it by its operation.
  const act = useRef({ words: '', operation: '' })
  const operationOf = (words: string): string => {
    if (act.current.words !== words) act.current = { words, operation: crypto.randomUUID() }
    return act.current.operation
  }

  const draft = useDraft({
    schema: Form,
    start: { body: page.body, exercises: page.exercises },
    keep: { form: 'homework-answer' },
    send: async (given) => {
      setProblem(null)
      const operation = operationOf(JSON.stringify([given, page.version]))
      const body = { ...given, operation, version: page.version }
      try {
        await send.mutateAsync({ params: { answerId: page.answerId }, body })
      } catch (failure) {
        if (failure instanceof Problem && !(failure instanceof FieldProblems)) setProblem(saidBy(failure))
        if (failure instanceof Problem && failure.code === 'homework.answer-stale')
          await client.invalidateQueries({ queryKey: answerOf(page.answerId).queryKey })
        throw failure
      }
    },
    done: () => tellSuccess(text('homework.was-sent')),
  })

  const give = (exercise: string, answer: Answer) => {
    const others = (draft.value.exercises ?? []).filter((one) => one.exercise !== exercise)
    draft.set('exercises', answer === null ? others : [...others, { exercise, answer }])
  }
  const sentText = page.sentAt && text('homework.sent-at', { moment: momentText(page.sentAt) })
  const given = Form.shape.exercises.safeParse(draft.value.exercises)
  return { draft, given: given.data ?? [], give, problem: problem ?? draft.problem ?? null, sentText }
}
