import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { IconBack, IconNext } from './icons.ts'
import { useWord } from './words.tsx'
import styles from './WeekStrip.module.css'

export type WeekDay = {
  /** `yyyy-mm-dd`. */
  date: string
  /** Short name of the day, in the reader's language. */
  name: string
  /** Day of the month. */
  number: number | string
  /** Said in full: "Monday, 1 September". */
  label: string
  today?: boolean | undefined
  holiday?: string | undefined
}

type Props = {
  /** The week in words: "1–6 September". */
  title: string
  days: readonly WeekDay[]
  selected?: string | null | undefined
  onSelect?: ((date: string) => void) | undefined
  onPrevious: () => void
  onNext: () => void
  onToday: () => void
}

/** Steps from week to week and chooses a day in it. */
export function WeekStrip({ title, days, selected, onSelect, onPrevious, onNext, onToday }: Props) {
  const word = useWord()

  return (
    <section className={`${styles.strip} no-print`} aria-label={title}>
      <div className={styles.bar}>
        <IconButton label={word('previousWeek')} onClick={onPrevious}>
          <IconBack />
        </IconButton>
        <strong aria-live="polite">{title}</strong>
        <IconButton label={word('nextWeek')} onClick={onNext}>
          <IconNext />
        </IconButton>
        <Button size="small" onClick={onToday}>
          {word('today')}
        </Button>
      </div>
      {onSelect && (
        <ul className={styles.days} style={{ '--days': days.length }}>
          {days.map((day) => (
            <li key={day.date}>
              <button
                type="button"
                className={styles.day}
                aria-label={nameOf(day)}
                aria-pressed={day.date === selected}
                aria-current={day.today ? 'date' : undefined}
                data-holiday={day.holiday ? true : undefined}
                title={day.holiday}
                onClick={() => onSelect(day.date)}
              >
                <span className={styles.name}>{day.name}</span> <span className={styles.number}>{day.number}</span>{' '}
                {day.holiday && <span className={styles.holiday}>{day.holiday}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What is seen on the day comes first, as it is seen: whoever speaks to the page says just that (WCAG 2.5.3). */
const nameOf = ({ name, number, holiday, label }: WeekDay): string =>
  `${[name, number, holiday].filter(Boolean).join(' ')}, ${label}`
