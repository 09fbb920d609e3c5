import { useId, useRef } from 'react'
import { Below } from './Below.tsx'
import { DateField } from './DateField.tsx'
import type { FieldProps } from './field.ts'
import field from './field.module.css'
import type { DaySpan } from './month.ts'
import { FieldRow } from './FieldRow.tsx'
import { Star } from './FieldFrame.tsx'

type Props = FieldProps<DaySpan> & {
  /** What the two ends are called: «from», «until». */
  ends: { from: string; to: string }
  min?: string | undefined
  max?: string | undefined
}

/**
 * The days from one to another, both inclusive; an end that is absent is open. Each end is typed or taken from the
 * calendar, which shows the days between; the second is never before the first.
 */
export function DateRangeField({ label, value, onChange, ends, min, max, error, onComplaint, ...rest }: Props) {
  const { required, disabled, hint, bare } = rest
  const id = useId()
  const complaints = useRef<{ from: string | null; to: string | null }>({ from: null, to: null })
  const complain = (some: { from?: string | null; to?: string | null }) => {
    complaints.current = { ...complaints.current, ...some }
    onComplaint?.(complaints.current.from ?? complaints.current.to)
  }
  const shared = { disabled, span: value }

  return (
    <fieldset
      className={field.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={(error ?? hint) ? `${id}-below` : undefined}
    >
      <legend className={bare ? 'sr-only' : field.label}>
        {label}
        {required && <Star />}
      </legend>
      <FieldRow>
        <DateField
          {...shared}
          label={ends.from}
          value={value.from}
          min={min}
          max={value.to ?? max}
          onChange={(from) => onChange({ ...value, from: from ?? null })}
          onComplaint={(from) => complain({ from })}
        />
        <DateField
          {...shared}
          label={ends.to}
          value={value.to}
          min={value.from ?? min}
          max={max}
          onChange={(to) => onChange({ ...value, to: to ?? null })}
          onComplaint={(to) => complain({ to })}
        />
      </FieldRow>
      <Below id={`${id}-below`} {...{ label, error, hint, bare }} className={field.below} />
    </fieldset>
  )
}
