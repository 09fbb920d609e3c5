import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { useState } from 'react'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { text } from '#platform/text.ts'
import { ExercisePlayer } from './ExercisePlayer.tsx'
import { begun, samples as exercises } from './samples.ts'

function Sample({
  exercise,
  first,
  locked,
}: {
  exercise: ShownExercise
  first: ExerciseAnswer
  locked?: boolean | undefined
}) {
  const [answer, setAnswer] = useState(first)
  const [files, setFiles] = useState<File[]>([])
  return (
    <ExercisePlayer
      exercise={exercise}
      answer={answer}
      onAnswer={setAnswer}
      locked={locked}
      files={() => <Uploader label={text('exercises.answer')} files={files} onFiles={setFiles} />}
    />
  )
}

/** This feature has no dialogs. */
export const samples = []

/** Each type as a student meets it, some of them begun, and one that is closed. */
export const pieces = [
  ...Object.entries(exercises).map(([name, exercise]) => ({
    name: `Exercise: ${name}`,
    element: <Sample exercise={exercise} first={begun[exercise.type] ?? null} />,
  })),
  {
    name: 'Exercise: matching, closed',
    element: <Sample exercise={exercises.matching} first={begun.matching ?? null} locked />,
  },
]
