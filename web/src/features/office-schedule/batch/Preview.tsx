import type { Batch, BatchPreview, LeftLesson } from '@qalam/contract/office-schedule/batches.ts'
import { named } from '#features/schedule/public.tsx'
import { dayShort, weekdayShort } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import styles from './Batch.module.css'

type Props = { kind: Batch['kind']; preview: BatchPreview }

/** What an act would do, and what it would leave and why. It is read out when it comes. */
export function Preview({ kind, preview: { lessons, days, left, leftLessons } }: Props) {
  return (
    <div className={styles.preview} role="status">
      <p className={styles.sum}>{text(`office-schedule.preview-${kind}`, { count: lessons, days })}</p>
      <LeftLessons title={text(leftWords(kind), { count: left })} left={left} lessons={leftLessons} />
    </div>
  )
}

function leftWords(kind: Batch['kind']) {
  if (kind === 'order') return 'office-schedule.order-left'
  return kind === 'copy' || kind === 'fill' ? 'office-schedule.left-out' : 'office-schedule.left'
}

type LeftProps = { title: string; left: number; lessons: readonly LeftLesson[] }

/** Lessons that stay as they are, by name and with the reason. */
export function LeftLessons({ title, left, lessons }: LeftProps) {
  if (left === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul className={styles.left} tabIndex={0} aria-label={title}>
        {lessons.map((lesson, index) => (
          <li key={index}>{lineOf(lesson)}</li>
        ))}
        {left > lessons.length && <li>{text('office-schedule.left-more', { count: left - lessons.length })}</li>}
      </ul>
    </>
  )
}

function lineOf({ date, timeStart, group, subject, reason, other }: LeftLesson): string {
  const why = text(`office-schedule.reason-${reason}`)
  return text('office-schedule.left-line', {
    day: `${weekdayShort(date)} ${dayShort(date)}`,
    time: timeStart,
    group,
    subject: named(subject),
    reason: other
      ? text('office-schedule.left-other', {
          reason: why,
          time: other.timeStart,
          group: other.group,
          subject: named(other.subject),
          teacher: other.teacher,
        })
      : why,
  })
}
