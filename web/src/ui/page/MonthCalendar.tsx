import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react'
import { dayByKey, monthsLater } from '../fields/month.ts'
import { Days } from './days.tsx'
import { MonthGrid, MonthHead } from './Month.tsx'
import styles from './MonthCalendar.module.css'

export type DayMark = { label: string; tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined }

type Props = {
  /** The day that is chosen; its month is shown. */
  value: string
  /** What stands on a day, `yyyy-mm-dd`. */
  marks: Readonly<Record<string, readonly DayMark[]>>
  /** Another day is chosen, by a press, by the arrows, or the same day of another month. */
  onChange: (day: string) => void
}

/** A whole month with what stands on its days. Arrows, Home, End, Page Up and Down move from day to day. */
export function MonthCalendar({ value, marks, onChange }: Props) {
  const { today, full, useDaysOff } = use(Days)
  const offOn = useDaysOff(value)
  const heading = useId()
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)

  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${value}"]`)?.focus()
    byKey.current = false
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(value, event.key, event.shiftKey)
    if (!day) return
    event.preventDefault()
    byKey.current = true
    onChange(day)
  }
  const dayOf = (day: string) => {
    const on = [...(offOn(day) ? [{ label: offOn(day) ?? '' }] : []), ...(marks[day] ?? [])]
    return (
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-off={offOn(day) ? true : undefined}
        tabIndex={day === value ? 0 : -1}
        aria-current={day === today() ? 'date' : undefined}
        onClick={() => onChange(day)}
      >
        <span className={styles.said}>{[full(day), ...on.map(({ label }) => label)].join(', ')}</span>
        <span className={styles.number} aria-hidden>
          {Number(day.slice(8))}
        </span>
        {on.map(({ label, tone }: DayMark) => (
          <span key={label} className={styles.mark} data-tone={tone} title={label} aria-hidden>
            {label}
          </span>
        ))}
      </button>
    )
  }

  return (
    <div className={styles.calendar}>
      <MonthHead
        id={heading}
        className={styles.head}
        at={value}
        onTurn={(months) => onChange(monthsLater(value, months))}
      />
      <MonthGrid ref={table} heading={heading} className={styles.month} at={value} value={value} onKeyDown={onKeyDown}>
        {dayOf}
      </MonthGrid>
    </div>
  )
}
