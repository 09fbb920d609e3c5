import type { DiaryDay } from '@qalam/contract/diary/api.ts'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/Badge.tsx'
import styles from './Week.module.css'
import { LessonLine } from './LessonLine.tsx'
import { named } from '../named.ts'
import { Task } from './Task.tsx'
import { shownDay } from './week.ts'

type Props = { day: DiaryDay; fresh: ReadonlySet<string>; child: number | undefined }

/** One day: its lessons by time, and what is due on it. */
export function DayCard({ day, fresh, child }: Props) {
  const { date, holiday } = day
  const { lessons, due } = shownDay(day)
  const isToday = date === today()

  return (
    <section
      id={`day-${date}`}
      className={styles.day}
      aria-labelledby={`day-${date}-name`}
      data-today={isToday || undefined}
    >
      <header className={styles.dayHead}>
        <h2 id={`day-${date}-name`}>
          <span className={styles.weekday}>{weekdayLong(date)}</span> <time dateTime={date}>{dayOfMonth(date)}</time>
        </h2>
        {isToday && <Badge tone="accent">{text('common.today')}</Badge>}
        {holiday && <Badge tone="warning">{named(holiday)}</Badge>}
      </header>
      {lessons.length === 0 && due.length === 0 && <p className={styles.none}>{text('diary.no-lessons')}</p>}
      {lessons.length > 0 && (
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <LessonLine key={lesson.uuid} lesson={lesson} isFresh={fresh.has(lesson.uuid)} child={child} />
          ))}
        </ol>
      )}
      {due.map((task) => (
        <Task
          key={task.lessonUuid}
          label={named(task.subject.name)}
          homework={task.homework}
          due={task}
          child={child}
        />
      ))}
    </section>
  )
}
