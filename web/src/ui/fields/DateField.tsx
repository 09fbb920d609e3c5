import { useRef, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { IconCalendar, IconClose } from '../icons.ts'
import { useWord } from '../words.tsx'
import { dateMask, dayOf, dayText } from './masks.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import styles from './field.module.css'

type Props = FieldProps<string | null | undefined> & {
  /** `yyyy-mm-dd`, both inclusive (V-DATE-2). */
  min?: string | undefined
  max?: string | undefined
  clearable?: boolean | undefined
}

/**
 * A day, typed as dd.mm.yyyy or taken from the browser's calendar; the value is `yyyy-mm-dd`, null when there is none
 * (V-DATE-1…3). A text that is not yet a day counts as none, and is complained about when the field is left.
 */
export function DateField(props: Props) {
  const { value, onChange, min = '1900-01-01', max = '2025-12-31', clearable = true, error, ...frame } = props
  const word = useWord()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)

  const text = typed ?? (value ? dayText(value) : '')
  const own = text === '' ? null : complaint(text, min, max)
  const said =
    own &&
    { dateFormat: word('dateFormat'), dateRange: word('dateRange', { min: dayText(min), max: dayText(max) }) }[own]
  const take = (next: string) => {
    const day = dayOf(next)
    const fits = complaint(next, min, max) === null
    setTyped(fits ? null : next)
    setLeft(false)
    onChange(fits ? day : null)
  }

  return (
    <FieldFrame {...frame} error={(left && said) || error}>
      {(control) => (
        <div className={styles.box}>
          <MaskedInput
            {...control}
            autoComplete="off"
            placeholder={word('datePlaceholder')}
            value={text}
            onText={(next) => take(dateMask(next))}
            onBlur={() => setLeft(true)}
          />
          <IconButton
            label={word('openCalendar')}
            disabled={frame.disabled}
            onClick={() => openCalendar(calendar.current)}
          >
            <IconCalendar />
          </IconButton>
          {clearable && text !== '' && !frame.disabled && (
            <IconButton label={word('clear')} onClick={() => take('')}>
              <IconClose />
            </IconButton>
          )}
          <input
            ref={calendar}
            type="date"
            className="sr-only"
            style={{ right: 0, bottom: 0 }}
            tabIndex={-1}
            aria-hidden
            min={min}
            max={max}
            value={value ?? ''}
            onChange={({ target }) => take(target.value && dayText(target.value))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function complaint(text: string, min: string, max: string): 'dateFormat' | 'dateRange' | null {
  if (text === '') return null
  const day = dayOf(text)
  if (!day) return 'dateFormat'
  return day < min || day > max ? 'dateRange' : null
}

function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch {
    // A frame of another origin may not open it; the field can still be typed.
    input?.focus()
  }
}
