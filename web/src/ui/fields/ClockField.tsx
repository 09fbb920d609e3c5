import { clockMask } from './masks.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'

/** A time of day, `hh:mm`; shorter while it is being typed. */
export function ClockField({ value, onChange, ...frame }: FieldProps<string>) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <MaskedInput
          {...control}
          autoComplete="off"
          placeholder="--:--"
          value={clockMask(value)}
          onText={(typed) => onChange(clockMask(typed))}
        />
      )}
    </FieldFrame>
  )
}
