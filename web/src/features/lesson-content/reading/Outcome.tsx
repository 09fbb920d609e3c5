import type { ExerciseState, TryVerdict } from '@qalam/contract/lesson-content/shapes.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from '../LessonContent.module.css'

export const tones = { right: 'success', partly: 'warning', wrong: 'danger', sent: 'accent' } as const satisfies Record<
  TryVerdict,
  string
>

type Props = { exercise: ShownExercise; state: ExerciseState; isStale: boolean }

/** What came of the last try, and what was right once it may be told. */
export function Outcome({ exercise, state, isStale }: Props) {
  const { verdict, points, hint, right, explanation, closed, comment } = state
  const waits = closed && right === null && exercise.type !== 'open'
  return (
    <>
      <div role="status" className={styles.outcome}>
        {verdict && !isStale && (
          <>
            <Badge tone={tones[verdict]}>{text(`lesson-content.verdict-${verdict}`)}</Badge>
            {points !== null && (
              <span>{text('lesson-content.points', { got: numberText(points), max: exercise.points })}</span>
            )}
            {hint && !closed && (
              <span>{text(hint.extra > 0 ? 'lesson-content.hint-extra' : 'lesson-content.hint', { ...hint })}</span>
            )}
          </>
        )}
      </div>
      {comment !== '' && !isStale && (
        <p className={styles.why}>
          <strong>{text('lesson-content.comment')}:</strong> {comment}
        </p>
      )}
      {waits && <p className={styles.lead}>{text('lesson-content.later')}</p>}
      {right !== null && verdict !== 'right' && (
        <section className={styles.right} aria-label={text('lesson-content.right-answer')}>
          <h3>{text('lesson-content.right-answer')}</h3>
          <ExercisePlayer exercise={exercise} answer={right} onAnswer={ignore} locked />
        </section>
      )}
      {explanation !== '' && (
        <p className={styles.why}>
          <strong>{text('lesson-content.why')}:</strong> {explanation}
        </p>
      )}
    </>
  )
}

const ignore = () => undefined
