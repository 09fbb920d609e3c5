import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useWord } from '../page/words.tsx'
import { useOwnComplaint } from './useOwnComplaint.ts'

type Props = FieldProps<string> & {
  /** How many digits there are: 12 for an IIN, 6 for a code. */
  length: number
  placeholder?: string | undefined
  autoComplete?: 'one-time-code' | 'off' | undefined
}

/** A text of digits whose zeros in front matter: IIN, code, card (V-NUM-1). */
export function DigitsField({
  value,
  onChange,
  length,
  placeholder,
  autoComplete = 'off',
  error,
  onComplaint,
  ...frame
}: Props) {
  const word = useWord()
  const isPart = value !== '' && value.length < length
  const found = isPart ? word('digitsLength', { count: length }) : null
  const { complaint, leave, enter } = useOwnComplaint(found, onComplaint)

  return (
    <FieldFrame {...frame} error={error ?? complaint}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => {
            enter()
            onChange(target.value.replace(/\D/g, '').slice(0, length))
          }}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}
