import type { DueHomework } from '@qalam/contract/diary/api.ts'
import type { HomeworkView } from '@qalam/contract/homework/api.ts'
import { dayOfMonth } from '#platform/dates.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import styles from './Week.module.css'

type Props = {
  label: string
  homework: HomeworkView
  /** Where it was given, when it is shown on the day that it is due. */
  due?: DueHomework
  /** The child it is read for, when a parent reads it. */
  child?: number | undefined
}

/** Homework in a line or two, with when it is due or when it was given, and its files. */
export function Task({ label, homework: { text: words, dueOn, files, answer }, due, child }: Props) {
  const [{ date }] = useFilters()
  const when = due
    ? text('diary.given-on', { day: dayOfMonth(due.givenOn) })
    : dueOn && text('diary.due-by', { day: dayOfMonth(dueOn) })

  return (
    <p className={styles.task} data-due={due ? true : undefined}>
      <strong>{label}:</strong> <span className={styles.words}>{words}</span>{' '}
      {when && <span className={styles.when}>{when}</span>}{' '}
      {answer && <AnswerMark answer={answer} isLink={due !== undefined} />}{' '}
      {files.length > 0 && due && (
        <Link
          href={linkTo(
            '/schedule/lesson/:scheduleId/:tab?',
            { scheduleId: due.lessonUuid, tab: 'homework' },
            { userId: child, date },
          )}
        >
          {text('diary.files', { count: files.length })}
        </Link>
      )}
      {files.length > 0 && !due && (
        <span className={styles.when}>{`· ${text('diary.files', { count: files.length })}`}</span>
      )}
    </p>
  )
}

/** What became of it; on the day that it is due one goes on to the answer. */
function AnswerMark({ answer, isLink }: { answer: NonNullable<HomeworkView['answer']>; isLink: boolean }) {
  const { answerId, state, score, maxScore } = answer
  const words = score === null ? text(`homework.state-${state}`) : text('homework.score-of', { score, max: maxScore })
  if (!isLink) return <span className={styles.when}>{words}</span>
  return <Link href={linkTo('/homework/list/assigned/:answerId', { answerId })}>{words}</Link>
}
