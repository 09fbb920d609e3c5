import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = FieldProps<string> & {
  /** How many digits there are: 12 for an IIN, 6 for a code. */
  length: number
  placeholder?: string | undefined
  autoComplete?: 'one-time-code' | 'off' | undefined
}

/** A text of digits whose zeros in front matter: IIN, code, card (V-NUM-1). */
export function DigitsField({ value, onChange, length, placeholder, autoComplete = 'off', ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, length))}
        />
      )}
    </FieldFrame>
  )
}
