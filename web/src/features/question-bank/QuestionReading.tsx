import { idsOf } from '@qalam/contract/exercises/answer.ts'
import { withStoredIds } from '@qalam/contract/exercises/answerless.ts'
import { type ExerciseDraft, split } from '@qalam/contract/exercises/draft.ts'
import { rightAnswer } from '@qalam/contract/exams/right.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'

const nothing = () => {}

/** A question to be read, with the answer that its key asks for. */
export function QuestionReading({ question }: { question: ExerciseDraft }) {
  const { exercise, key } = split(question)
  const { from, to } = idsOf(exercise)
  return (
    <>
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
