import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import styles from './Week.module.css'
import { Mark } from '../mark/Mark.tsx'
import { named } from '../named.ts'
import { Task } from './Task.tsx'
import type { ShownLesson } from './week.ts'

type Props = { lesson: ShownLesson; isFresh: boolean; child: number | undefined }

/** A lesson of the diary: when, what, what was given, what was got. */
export function LessonLine({ lesson, isFresh, child }: Props) {
  const { uuid, timeStart, timeEnd, subject, theme, kind, cabinet, remote, teacher, homework, mark, due } = lesson
  // The lesson page leads back to the week that was open here.
  const [{ date }] = useFilters()

  return (
    <li className={styles.lesson} data-fresh={isFresh || undefined}>
      <time className={styles.time}>
        {timeStart}
        <span className={styles.until}>{timeEnd}</span>
      </time>
      <div className={styles.what}>
        <h3>
          <Link
            href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: uuid }, { userId: child, date })}
            title={teacher}
          >
            {named(subject.name)}
          </Link>
          {kind !== 'regular' && <Badge tone="accent">{text(`lesson-type.${kind}`)}</Badge>}
          {remote && <span className={styles.cabinet}>{text('schedule.remote')}</span>}
          {cabinet && !remote && <span className={styles.cabinet}>{text('schedule.cabinet', { label: cabinet })}</span>}
        </h3>
        {theme && <p className={styles.theme}>{theme}</p>}
        {due.map((task) => (
          <Task
            key={task.lessonUuid}
            label={text('diary.for-today')}
            homework={task.homework}
            due={task}
            child={child}
          />
        ))}
        {homework && <Task label={text('diary.for-home')} homework={homework} />}
        {mark?.comment && <p className={styles.comment}>«{mark.comment}»</p>}
      </div>
      {mark && <Mark lesson={lesson} mark={mark} isFresh={isFresh} child={child} />}
    </li>
  )
}
