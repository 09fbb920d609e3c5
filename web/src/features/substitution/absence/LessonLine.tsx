import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { askedText, lessonText, reasonsOf, subjectOf } from '../words.ts'
import styles from './Absence.module.css'

type Props = {
  lesson: AbsentLesson
  absentId: number
  busy: boolean
  give: (teacherId: number) => void
  choose: () => void
}

/** So many of the best stand beside a lesson; the others are behind a button. */
const shown = 3

/** One lesson: when and what, and who gives it or who could, by one press. */
export function LessonLine({ lesson, absentId, busy, give, choose }: Props) {
  const { timeStart, timeEnd, cabinet, theme, conducted, substitute, asked } = lesson
  const about = [cabinet && text('schedule.cabinet', { label: cabinet }), theme].filter(Boolean).join(' · ')

  return (
    <li className={styles.lesson}>
      <div className={styles.what}>
        <p>
          <span className={styles.time}>{`${timeStart}–${timeEnd}`}</span> <strong>{subjectOf(lesson)}</strong>
        </p>
        {about && <p className={styles.muted}>{about}</p>}
        {substitute === null && asked.length > 0 && (
          <p className={styles.muted}>{text('substitution.asked-names', { names: askedText(lesson) })}</p>
        )}
      </div>
      <div className={styles.who}>
        {conducted && <Badge tone="success">{text('substitution.was-conducted')}</Badge>}
        {substitute && <span>{text('substitution.given-by', { name: substitute.name })}</span>}
        {substitute && !conducted && (
          <Button
            size="small"
            disabled={busy}
            aria-label={text('substitution.give-back-of', { lesson: lessonText(lesson) })}
            onClick={() => give(absentId)}
          >
            {text('substitution.give-back')}
          </Button>
        )}
        {!substitute && !conducted && <Candidates lesson={lesson} busy={busy} give={give} choose={choose} />}
      </div>
    </li>
  )
}

function Candidates({ lesson, busy, give, choose }: Omit<Props, 'absentId'>) {
  const { candidates, free } = lesson
  if (free === 0) return <Badge tone="danger">{text('substitution.nobody-free')}</Badge>
  return (
    <>
      {candidates.slice(0, shown).map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.candidate}
          disabled={busy}
          // Begins with the words that stand on it (WCAG 2.5.3).
          aria-label={`${one.name} ${reasonsOf(one)}. ${text('substitution.assign-to', { lesson: lessonText(lesson), name: one.name })}`}
          onClick={() => give(one.id)}
        >
          <strong>{one.name}</strong> <span className={styles.muted}>{reasonsOf(one)}</span>
        </button>
      ))}
      <Button
        size="small"
        kind="quiet"
        aria-label={`${text('substitution.others', { count: free })}. ${text('substitution.others-of', { lesson: lessonText(lesson) })}`}
        onClick={choose}
      >
        {text('substitution.others', { count: free })}
      </Button>
    </>
  )
}
