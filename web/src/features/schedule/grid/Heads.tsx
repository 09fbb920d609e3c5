import type { ScheduleDay } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import type { WeekRow } from '../week/grid.ts'
import { named } from '../week/words.ts'
import styles from './WeekGrid.module.css'

/** The days of the week; they stay in sight while the page is scrolled. */
export const DayHeads = ({ days }: { days: readonly ScheduleDay[] }) => (
  <thead>
    <tr>
      <th scope="col" className={styles.corner}>
        <span className="sr-only">{text('schedule.time')}</span>
      </th>
      {days.map((day) => (
        <DayHead key={day.date} day={day} />
      ))}
    </tr>
  </thead>
)

function DayHead({ day: { date, holiday } }: { day: ScheduleDay }) {
  const isToday = date === today()

  return (
    <th
      scope="col"
      className={classes(isToday && styles.today, holiday && styles.free)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.weekday}>{weekdayLong(date)}</span>{' '}
      <span className={styles.date}>{dayOfMonth(date)}</span>
      {holiday && <span className={styles.holiday}>{named(holiday)}</span>}
    </th>
  )
}

export const RowHead = ({ row: { number, timeStart, timeEnd } }: { row: WeekRow }) => (
  <th scope="row" className={styles.bell}>
    {number !== null && <span className={styles.number}>{number}</span>}
    <time>{timeStart}</time>
    <time className={styles.until}>{timeEnd}</time>
  </th>
)

/** Names the shift above its first lesson, in a week that has two. */
export const ShiftHead = ({ shift, columns }: { shift: number; columns: number }) => (
  <tr className={styles.shift}>
    <th scope="rowgroup" colSpan={columns + 1}>
      {text(shift === 2 ? 'schedule.shift-2' : 'schedule.shift-1')}
    </th>
  </tr>
)
