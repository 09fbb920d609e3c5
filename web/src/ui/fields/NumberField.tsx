import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = FieldProps<number | null | undefined> & {
  /** Digits at most; nine keep the number exact everywhere. */
  digits?: number | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
}

/** A whole number: digits only (V-NUM-1). Empty is null. A text of digits, such as an IIN, is a DigitsField. */
export function NumberField({ value, onChange, digits = 9, placeholder, autoFocus, ...frame }: Props) {
  const accept = (typed: string) => {
    const kept = typed.replace(/\D/g, '').slice(0, digits)
    onChange(kept === '' ? null : Number(kept))
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ''}
          placeholder={placeholder}
          data-autofocus={autoFocus || undefined}
          onChange={({ target }) => accept(target.value)}
        />
      )}
    </FieldFrame>
  )
}
