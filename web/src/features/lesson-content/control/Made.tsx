import type { StudentProgress, Try } from '@qalam/contract/lesson-content/shapes.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { ExercisePlayer, ShownFiles } from '#features/exercises/public.tsx'
import { momentText, numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from '../LessonContent.module.css'
import { ScoreOpen } from './ScoreOpen.tsx'
import { tones } from '../reading/Outcome.tsx'

type Props = { exercise: ShownExercise; data: StudentProgress }

/** An exercise as a student answered it: the last try open, those before it one press away. */
export function Made({ exercise, data }: Props) {
  const { tries, files, can } = data
  const made = tries.find((one) => one.exercise === exercise.uuid)?.made ?? []
  const last = made.at(-1)
  const shown = (one: Try | undefined) => (
    <ExercisePlayer
      exercise={exercise}
      answer={one?.answer ?? null}
      onAnswer={ignore}
      locked
      files={({ files: chosen }) => <ShownFiles files={files.filter(({ uuid }) => chosen.includes(uuid))} />}
    />
  )
  return (
    <div className={styles.exercise}>
      {(can.readAnswers || !last) && shown(last)}
      {!can.readAnswers && last && <p className={styles.lead}>{exercise.prompt}</p>}
      {last ? <Line one={last} number={made.length} exercise={exercise} /> : <p>{text('lesson-content.no-answer')}</p>}
      {last && can.score && exercise.type === 'open' && (
        <ScoreOpen key={`${last.n} ${last.review?.version ?? 0}`} data={data} exercise={exercise.uuid} last={last} />
      )}
      {last?.review && !can.score && last.review.comment !== '' && <p>{last.review.comment}</p>}
      {made.length > 1 &&
        made.slice(0, -1).map((one, at) => (
          <details key={one.at}>
            <summary>
              {text('lesson-content.try-of', { number: at + 1, moment: momentText(one.at) })} ·{' '}
              {text(`lesson-content.verdict-${one.verdict}`)}
            </summary>
            {can.readAnswers && shown(one)}
          </details>
        ))}
    </div>
  )
}

function Line({ one, number, exercise }: { one: Try; number: number; exercise: ShownExercise }) {
  return (
    <p className={styles.outcome}>
      <Badge tone={tones[one.verdict]}>{text(`lesson-content.verdict-${one.verdict}`)}</Badge>
      {one.points !== null && (
        <span>{text('lesson-content.points', { got: numberText(one.points), max: exercise.points })}</span>
      )}
      <span className={styles.lead}>{text('lesson-content.try-of', { number, moment: momentText(one.at) })}</span>
    </p>
  )
}

const ignore = () => undefined
