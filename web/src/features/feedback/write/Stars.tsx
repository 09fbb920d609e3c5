import { stars } from '@qalam/contract/feedback/rules.ts'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import { Below } from '#ui/fields/Below.tsx'
import { Star } from '#ui/fields/FieldFrame.tsx'
import type { FieldProps } from '#ui/fields/field.ts'
import field from '#ui/fields/field.module.css'
import styles from '../Feedback.module.css'
import { IconStar } from '../icons.ts'

/** Five stars (C-RATING-1): arrows choose, and each is said by its number. */
export function Stars({ label, value, onChange, error, required }: FieldProps<number | null | undefined>) {
  const id = useId()
  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-below` : undefined}
    >
      <legend className={field.label}>
        {label}
        {required && <Star />}
      </legend>
      <div className={styles.stars}>
        {stars.map((count) => (
          <label key={count} className={styles.star} data-lit={count <= (value ?? 0) || undefined}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <IconStar aria-hidden />
            <span className="sr-only">{text('feedback.stars', { count })}</span>
          </label>
        ))}
        {value ? <span aria-hidden>{value} / 5</span> : null}
      </div>
      <Below id={`${id}-below`} {...{ label, error }} className={field.below} />
    </fieldset>
  )
}
