import { useState } from 'react'
import { useWord } from '../page/words.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useOwnComplaint } from './useOwnComplaint.ts'

type Props = FieldProps<number | null | undefined> & {
  /** Digits at most; nine keep the number exact everywhere. */
  digits?: number | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
}

/**
 * A whole number: digits only (V-NUM-1). Empty is null. «12,5» stays as it is typed and holds the form: it must not
 * become 125. A text of digits, such as an IIN, is a DigitsField.
 */
export function NumberField({
  value,
  onChange,
  digits = 9,
  placeholder,
  autoFocus,
  error,
  onComplaint,
  ...frame
}: Props) {
  const word = useWord()
  const [typed, setTyped] = useState('')
  const text = typed === '' || typeof value === 'number' ? String(value ?? '') : typed
  const { complaint, leave, enter } = useOwnComplaint(isWhole(text) ? null : word('numberFormat'), onComplaint)

  const accept = (next: string) => {
    const kept = next.replace(/[^\d.,-]/g, '').slice(0, digits + 3)
    const fits = isWhole(kept)
    setTyped(fits ? '' : kept)
    enter()
    onChange(fits && kept !== '' ? Number(kept.slice(0, digits)) : null)
  }

  return (
    <FieldFrame {...frame} error={error ?? complaint}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          data-autofocus={autoFocus || undefined}
          onChange={({ target }) => accept(target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}

const isWhole = (text: string): boolean => /^\d*$/.test(text)
