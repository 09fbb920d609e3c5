import { use, useId, type ReactNode } from 'react'
import { Below } from './Below.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { Narrowing } from './narrowing.ts'

type Shared = Omit<FieldProps<never>, 'value' | 'onChange'>

/** What ties a control to its label, its complaint and its hint. */
export type ControlProps = {
  id: string
  name: string | undefined
  disabled: boolean | undefined
  'aria-required': boolean | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  className: string | undefined
}

type Props = Shared & {
  children: (control: ControlProps) => ReactNode
  /** Shown opposite to the complaint, such as a count of letters. */
  aside?: ReactNode
}

/** Label above, control, then the complaint or the hint below: every field has this order. */
export function FieldFrame({ label, error, required, disabled, hint, name, bare, aside, children }: Props) {
  const id = useId()
  const mustBeFilled = required && !use(Narrowing)
  const below = error ?? hint
  const control = {
    id,
    name,
    disabled,
    'aria-required': mustBeFilled || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': below ? `${id}-below` : undefined,
    className: styles.control,
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={bare ? 'sr-only' : styles.label}>
        {label}
        {required && <Star />}
      </label>
      {children(control)}
      {(below || aside) && (
        <div className={styles.below}>
          <Below id={`${id}-below`} {...{ label, error, hint, bare }} />
          {aside}
        </div>
      )}
    </div>
  )
}

/** Marks what has to be filled in; a filter that has no “any” is none of that. */
export const Star = () =>
  use(Narrowing) ? null : (
    <span className={styles.star} aria-hidden>
      *
    </span>
  )
