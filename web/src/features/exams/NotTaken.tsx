import type { ExamQuestion } from '@qalam/contract/exams/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { answerWords } from '#features/exercises/public.tsx'
import { type Doubt, Doubts } from '#features/unsent/public.tsx'
import { useQueue } from '#platform/outbox/useQueue.ts'
import { text } from '#platform/text.ts'
import { examOutboxOf } from './examOutbox.ts'

/**
 * Answers of a work that the server did not take: what came after the bell stays readable on the device, and where another
 * tab or device was first a person decides. Once the work is over there are no `questions`, and nothing to decide.
 */
export function NotTaken({ sitting, questions = [] }: { sitting: string; questions?: readonly ExamQuestion[] }) {
  const outbox = examOutboxOf(useQueryClient())
  const { owner, resolve, troubles } = useQueue(outbox)
  const own = troubles().filter(({ entry }) => entry.value.sitting === sitting)

  const doubts = own.map(({ entry: { slot, value }, answer, message }): Doubt => {
    const question = questions.find(({ id }) => id === value.questionId)
    const isConflict = answer?.outcome === 'conflict'
    const put = () => {
      resolve(slot)
      outbox.put({ slot, owner, value, base: answer?.version ?? 0 })
    }
    return {
      key: slot,
      title: value.number ? text('exams.number', { number: value.number }) : text('exams.task'),
      message: answer ? text(isConflict ? 'exams.given-elsewhere' : 'exams.came-too-late') : message,
      stands: question ? answerWords(question.exercise, answer?.says.answer ?? null) : text('exams.without-this'),
      yours: value.words ?? '',
      onKeep: () => resolve(slot),
      onPut: question && isConflict ? put : undefined,
    }
  })
  return <Doubts doubts={doubts} />
}
