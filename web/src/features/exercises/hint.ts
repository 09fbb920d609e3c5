import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { text } from '#platform/text.ts'

/** What to do with an exercise of this type. */
export function hintOf(exercise: ShownExercise): string {
  if (exercise.type === 'multiple' && exercise.most !== null)
    return text('exercises.hint-most', { count: exercise.most })
  if (exercise.type === 'short' && exercise.numeric) return text('exercises.hint-number')
  return text(`exercises.hint-${exercise.type}`)
}
