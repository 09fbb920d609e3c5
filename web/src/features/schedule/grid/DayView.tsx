import type { ScheduleDay, WeekOf } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { named } from '../week/words.ts'
import { LessonTile } from './LessonTile.tsx'
import type { TileActions } from './actions.ts'
import styles from './DayView.module.css'

type Props = {
  day: ScheduleDay
  view: WeekOf['view']['kind']
  actions: TileActions | null
  isBrief: boolean
  /** Where the lessons go on when this day has none. */
  next: string
  onOpen: (date: string) => void
}

/** One day as a list: what a phone shows. */
export function DayView({ day: { date, holiday, lessons }, view, actions, isBrief, next, onOpen }: Props) {
  const goOn = (
    <Button className={styles.next} onClick={() => onOpen(next)}>
      {text('schedule.next-day', { day: `${weekdayLong(next)}, ${dayOfMonth(next)}` })}
    </Button>
  )

  return (
    <section aria-labelledby={`day-${date}`} className={styles.day}>
      <h2 id={`day-${date}`}>
        {weekdayLong(date)}, {dayOfMonth(date)}
      </h2>
      {holiday && <p className={styles.holiday}>{named(holiday)}</p>}
      {lessons.length === 0 && (holiday ? goOn : <EmptyList title={text('schedule.no-lessons')} action={goOn} />)}
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.uuid}>
            <LessonTile lesson={lesson} view={view} withTime actions={actions} isBrief={isBrief} />
          </li>
        ))}
      </ol>
    </section>
  )
}
