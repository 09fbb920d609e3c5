import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { text } from '#platform/text.ts'

/** An answer in words, for where its exercise is not drawn. */
export function answerWords(exercise: ShownExercise, answer: ExerciseAnswer): string {
  if (answer === null) return ''
  if ('is' in answer) return text(answer.is ? 'exercises.true' : 'exercises.false')
  if ('text' in answer) return answer.text
  const names = namesIn(exercise)
  const nameOf = (id: string) => names.get(id) ?? ''
  if ('id' in answer) return nameOf(answer.id)
  if ('ids' in answer) return answer.ids.map(nameOf).join(', ')
  return answer.pairs.map(([thing, place]) => `${nameOf(thing)} — ${nameOf(place)}`).join('; ')
}

function namesIn(exercise: ShownExercise): Map<string, string> {
  const of = (list: readonly { id: string; text: string }[]) => list.map(({ id, text: name }) => [id, name] as const)
  switch (exercise.type) {
    case 'single':
    case 'multiple':
      return new Map(of(exercise.options))
    case 'matching':
      return new Map([...of(exercise.left), ...of(exercise.right)])
    case 'gaps':
      return new Map([...exercise.gaps.map(({ id, before }) => [id, before] as const), ...of(exercise.options)])
    case 'grouping':
      return new Map([...of(exercise.items), ...of(exercise.groups)])
    case 'ordering':
      return new Map(of(exercise.items))
    case 'choose':
      return new Map(of(exercise.parts))
    default:
      return new Map()
  }
}
