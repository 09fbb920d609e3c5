import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import type { ReactNode } from 'react'

export type ExerciseType = ShownExercise['type']

/** What a player of one type takes. The answer is the caller's: it is kept, sent and locked there. */
export type PlayerProps<Type extends ExerciseType> = {
  exercise: Extract<ShownExercise, { type: Type }>
  answer: ExerciseAnswer
  onAnswer: (answer: ExerciseAnswer) => void
  locked: boolean
  /** Ids of what names and explains the exercise, for screen readers. */
  named: { 'aria-labelledby': string; 'aria-describedby': string }
}

/** What every type is played with. */
export type Rest = Omit<PlayerProps<ExerciseType>, 'exercise'>

/** Draws what holds the files of an open answer: the caller knows where they are sent to. */
export type AnswerFiles = (given: { files: string[]; onFiles: (files: string[]) => void; locked: boolean }) => ReactNode
