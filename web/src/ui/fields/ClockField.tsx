import { clockMask } from './masks.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import { useWord } from '../page/words.tsx'
import { useOwnComplaint } from './useOwnComplaint.ts'

/** A time of day, `hh:mm`; shorter while it is being typed. */
export function ClockField({ value, onChange, error, onComplaint, ...frame }: FieldProps<string>) {
  const word = useWord()
  const text = clockMask(value)
  const isPart = text !== '' && text.length < 5
  const { complaint, leave, enter } = useOwnComplaint(isPart ? word('clockFormat') : null, onComplaint)

  return (
    <FieldFrame {...frame} error={error ?? complaint}>
      {(control) => (
        <MaskedInput
          {...control}
          autoComplete="off"
          placeholder="--:--"
          value={text}
          onText={(typed) => {
            enter()
            onChange(clockMask(typed))
          }}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}
