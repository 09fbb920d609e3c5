import { text } from '#platform/text.ts'
import { isOf } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import { Radios } from './Radios.tsx'

export function TrueFalse({ answer, onAnswer, locked, named }: PlayerProps<'true-false'>) {
  return (
    <Radios
      named={named}
      options={[
        { value: true, text: text('exercises.true') },
        { value: false, text: text('exercises.false') },
      ]}
      value={isOf(answer)}
      onValue={(is) => onAnswer(is === null ? null : { is })}
      locked={locked}
    />
  )
}
