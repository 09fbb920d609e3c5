import { useId } from 'react'
import { Below } from './Below.tsx'
import type { Choice } from './SelectField.tsx'
import type { FieldProps } from './field.ts'
import { Star } from './FieldFrame.tsx'
import field from './field.module.css'
import styles from './choice.module.css'

type Props<Value extends string | number> = FieldProps<Value | null | undefined> & {
  choices: readonly Choice<Value>[]
  /** One under another instead of side by side. */
  column?: boolean | undefined
}

export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { label, value, onChange, choices, column, error, required, disabled, hint, name, bare } = props
  const id = useId()
  const below = error ?? hint

  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={below ? `${id}-below` : undefined}
    >
      <legend className={bare ? 'sr-only' : field.label}>
        {label}
        {required && <Star />}
      </legend>
      <div className={column ? styles.column : styles.line}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name ?? id}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Below id={`${id}-below`} {...{ label, error, hint, bare }} className={field.below} />
    </fieldset>
  )
}
