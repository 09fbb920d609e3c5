import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../page/IconButton.tsx'
import { IconCalendar, IconClose } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import { dateMask, dayOf, dayText } from './masks.ts'
import type { FieldProps } from './field.ts'
import type { DaySpan } from './month.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import styles from './field.module.css'
import { useOwnComplaint } from './useOwnComplaint.ts'

const Calendar = lazy(() => import('./Calendar.tsx'))

type Bounds = {
  /** `yyyy-mm-dd`, both inclusive; without them any day of the two centuries is taken. */
  min?: string | undefined
  max?: string | undefined
}
type Props = FieldProps<string | null | undefined> &
  Bounds & {
    clearable?: boolean | undefined
    /** The day is an end of a range: the calendar shows the days between. */
    span?: DaySpan | undefined
  }

/**
 * A day, typed as dd.mm.yyyy or taken from the calendar; the value is `yyyy-mm-dd`, null when there is none (V-DATE-1,
 * V-DATE-3). A text that is no such day holds the form, and is complained about when the field is left.
 */
export function DateField({ value, onChange, min, max, span, clearable = true, error, onComplaint, ...frame }: Props) {
  const word = useWord()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)

  const text = value ? dayText(value) : typed
  const found = useFound(text, { min, max })
  const { complaint, leave, enter } = useOwnComplaint(found, onComplaint)
  const take = (next: string) => {
    const day = dayOf(next)
    const fits = day !== null && !isBefore(day, min) && !isAfter(day, max)
    setTyped(fits ? '' : next)
    enter()
    onChange(fits ? day : null)
  }
  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }

  return (
    <FieldFrame {...frame} error={error ?? complaint}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <MaskedInput
            {...control}
            autoComplete="off"
            placeholder={word('datePlaceholder')}
            value={text}
            onText={(next) => take(dateMask(next))}
            onBlur={leave}
          />
          <IconButton
            label={word('openCalendar')}
            disabled={frame.disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar />
          </IconButton>
          {clearable && text !== '' && !frame.disabled && (
            <IconButton label={word('clear')} onClick={() => take('')}>
              <IconClose />
            </IconButton>
          )}
          {isOpen && (
            <Suspense fallback={null}>
              <Calendar
                anchor={box}
                label={frame.label}
                {...{ value, min, max, span }}
                onChoose={(day) => {
                  take(dayText(day))
                  close()
                }}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const isBefore = (day: string, min: string | undefined): boolean => min !== undefined && day < min
const isAfter = (day: string, max: string | undefined): boolean => max !== undefined && day > max

/** What is wrong with the text, in words; null when it is a day that may be chosen, or nothing. */
function useFound(text: string, { min, max }: Bounds): string | null {
  const word = useWord()
  if (text === '') return null
  const day = dayOf(text)
  if (!day) return word('dateFormat')
  if (!isBefore(day, min) && !isAfter(day, max)) return null
  if (min !== undefined && max !== undefined) return word('dateRange', { min: dayText(min), max: dayText(max) })
  return isBefore(day, min)
    ? word('dateAfter', { min: dayText(min ?? '') })
    : word('dateBefore', { max: dayText(max ?? '') })
}
