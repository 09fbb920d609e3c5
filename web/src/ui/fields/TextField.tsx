import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = FieldProps<string> & {
  type?: 'text' | 'email' | 'url' | undefined
  max?: number | undefined
  placeholder?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** What of the typed text is kept, for example letters of a name only (V-NAME-1). */
  keep?: ((typed: string) => string) | undefined
  autoFocus?: boolean | undefined
}

export function TextField({
  value,
  onChange,
  type = 'text',
  max,
  placeholder,
  autoComplete,
  keep,
  autoFocus,
  ...frame
}: Props) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          maxLength={max}
          placeholder={placeholder}
          autoComplete={autoComplete}
          data-autofocus={autoFocus || undefined}
          onChange={({ target }) => onChange(keep ? keep(target.value) : target.value)}
        />
      )}
    </FieldFrame>
  )
}
