import type { ShownOption } from '@qalam/contract/exercises/shown.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { pairsOf, withPairs } from '../given.ts'
import { lift, placeOf, put } from './pairs.ts'
import { usePlacing } from './usePlacing.ts'

type Subject = {
  options: readonly ShownOption[]
  nameOfPlace: (id: string) => string
  answer: ExerciseAnswer
  onAnswer: (answer: ExerciseAnswer) => void
}

/** Places that hold one option each: gaps of a text, the left side of pairs. */
export function useSlots({ options, nameOfPlace, answer, onAnswer }: Subject) {
  const pairs = pairsOf(answer)
  const optionOf = (id: string | undefined) => options.find((option) => option.id === id)
  const names = { thing: (id: string) => optionOf(id)?.text ?? '', place: nameOfPlace }
  const placing = usePlacing(names, (option, slot) => onAnswer(withPairs(put(pairs, slot, option))))

  return {
    placing,
    used: pairs.map(([, option]) => option),
    slot: (id: string) => ({
      id,
      name: nameOfPlace(id),
      thing: optionOf(placeOf(pairs, id)),
      placing,
      onLift: () => onAnswer(withPairs(lift(pairs, id))),
    }),
  }
}
