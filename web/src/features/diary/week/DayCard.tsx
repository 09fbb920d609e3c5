import type { DiaryDay } from '@qalam/contract/diary/api.ts'
import { useState } from 'react'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from './Week.module.css'
import { LessonLine } from './LessonLine.tsx'
import { named } from '../named.ts'
import { Task } from './Task.tsx'
import { shownDay, summaryOf } from './week.ts'

type Props = {
  day: DiaryDay
  fresh: ReadonlySet<string>
  child: number | undefined
  /** A day that is over is one line on a phone until it is pressed. */
  folds: boolean
}

/** One day: its lessons by time, and what is due on it; what is due today stands first. */
export function DayCard({ day, fresh, child, folds }: Props) {
  const { date, holiday } = day
  const isToday = date === today()
  const { lessons, due } = isToday
    ? { lessons: day.lessons.map((lesson) => ({ ...lesson, due: [] })), due: day.due }
    : shownDay(day)
  const [isOpen, setOpen] = useState(false)
  const isFolded = folds && !isOpen && !lessons.some(({ uuid }) => fresh.has(uuid))
  const tasks = due.map((task) => (
    <Task key={task.lessonUuid} label={named(task.subject.name)} homework={task.homework} due={task} child={child} />
  ))

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
        {folds && (
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => setOpen(isFolded)}>
            {summaryText(day)}
          </button>
        )}
      </header>
      {lessons.length === 0 && due.length === 0 && <p className={styles.none}>{text('diary.no-lessons')}</p>}
      {isToday && due.length > 0 && (
        <div className={styles.dueToday}>
          <h3>{text('diary.due-today')}</h3>
          {tasks}
        </div>
      )}
      {lessons.length > 0 && !isFolded && (
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <LessonLine key={lesson.uuid} lesson={lesson} isFresh={fresh.has(lesson.uuid)} child={child} />
          ))}
        </ol>
      )}
      {!isToday && !isFolded && tasks}
    </section>
  )
}

/** Lessons, and what of marks and tasks there is. */
function summaryText(day: DiaryDay): string {
  const { lessons, marks, tasks } = summaryOf(day)
  return [
    text('diary.lessons-of', { count: lessons }),
    marks > 0 && text('diary.marks-of', { count: marks }),
    tasks > 0 && text('diary.tasks-of', { count: tasks }),
  ]
    .filter(Boolean)
    .join(' · ')
}
