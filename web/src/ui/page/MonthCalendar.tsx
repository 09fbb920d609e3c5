import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react'
import { dayByKey, monthsLater, weeksOf } from '../fields/month.ts'
import { Days } from './days.tsx'
import { IconButton } from './IconButton.tsx'
import { IconBack, IconNext } from './icons.ts'
import styles from './MonthCalendar.module.css'
import { useWord } from './words.tsx'

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
  const word = useWord()
  const { month, today, full, weekdayShort, weekdayLong, useDaysOff } = use(Days)
  const offOn = useDaysOff(value)
  const heading = useId()
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const weeks = weeksOf(value)

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
      <div className={styles.head}>
        <IconButton label={word('previousMonth')} onClick={() => onChange(monthsLater(value, -1))}>
          <IconBack />
        </IconButton>
        <strong id={heading} aria-live="polite">
          {month(value)}
        </strong>
        <IconButton label={word('nextMonth')} onClick={() => onChange(monthsLater(value, 1))}>
          <IconNext />
        </IconButton>
      </div>
      <table ref={table} role="grid" aria-labelledby={heading} className={styles.month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayLong(day)}>
                {weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  {day.slice(0, 7) === value.slice(0, 7) && dayOf(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
