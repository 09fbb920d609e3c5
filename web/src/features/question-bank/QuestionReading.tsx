import { idsOf } from '@qalam/contract/exercises/answer.ts'
import { withStoredIds } from '@qalam/contract/exercises/answerless.ts'
import { split } from '@qalam/contract/exercises/draft.ts'
import { rightAnswer } from '@qalam/contract/exams/right.ts'
import type { Question } from '@qalam/contract/question-bank/api.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { text } from '#platform/text.ts'

const nothing = () => {}

/** A colleague's question with the answer that its key asks for. */
export function QuestionReading({ question }: { question: Question }) {
  const { exercise, key } = split(question.exercise)
  const { from, to } = idsOf(exercise)
  return (
    <>
      <p>{text('bank.read-only')}</p>
      <ExercisePlayer
        exercise={withStoredIds(exercise)}
        answer={rightAnswer(key, new Map([...from, ...to].map((uuid) => [uuid, uuid])))}
        onAnswer={nothing}
        locked
      />
      {key.explanation && <p>{key.explanation}</p>}
    </>
  )
}
