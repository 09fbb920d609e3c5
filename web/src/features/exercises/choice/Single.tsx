import { idOf } from '../given.ts'
import { optionWords } from './words.ts'
import type { PlayerProps } from '../player.ts'
import { Radios } from './Radios.tsx'

/** Exactly one of the options (S-ANSWER-1). */
export function Single({ exercise, answer, onAnswer, locked, named }: PlayerProps<'single'>) {
  return (
    <Radios
      named={named}
      options={exercise.options.map(({ id, text: words }, at) => ({ value: id, text: optionWords(words, at) }))}
      value={idOf(answer)}
      onValue={(id) => onAnswer(id === null ? null : { id })}
      locked={locked}
    />
  )
}
