import { useId } from 'react'
import { Below } from './Below.tsx'
import type { FieldProps } from './field.ts'
import { Star } from './FieldFrame.tsx'
import field from './field.module.css'
import styles from './choice.module.css'

type Props = FieldProps<boolean> & { look?: 'check' | 'switch' | undefined }

export function CheckField({
  label,
  value,
  onChange,
  error,
  required,
  disabled,
  hint,
  name,
  bare,
  look = 'check',
}: Props) {
  const id = useId()
  const below = error ?? hint

  return (
    <div className={field.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look === 'switch' ? styles.switch : undefined}
          name={name}
          checked={value}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={bare ? 'sr-only' : undefined}>
          {label}
          {required && <Star />}
        </span>
      </label>
      <Below id={`${id}-below`} {...{ label, error, hint, bare }} className={field.below} />
    </div>
  )
}
