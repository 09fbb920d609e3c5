import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { type ReactNode, useId } from 'react'
import { text } from '#platform/text.ts'
import { drawnBy } from '#ui/rich/math/drawnBy.tsx'
import { ChooseInText } from './choice/ChooseInText.tsx'
import { Multiple } from './choice/Multiple.tsx'
import { Single } from './choice/Single.tsx'
import { TrueFalse } from './choice/TrueFalse.tsx'
import { hintOf } from './hint.ts'
import { KeyMap } from './KeyMap.tsx'
import { DrawMath, Words } from './Words.tsx'
import { Ordering } from './order/Ordering.tsx'
import { Gaps } from './placing/Gaps.tsx'
import { Grouping } from './placing/Grouping.tsx'
import { Matching } from './placing/Matching.tsx'
import type { AnswerFiles, Rest } from './player.ts'
import { Open } from './writing/Open.tsx'
import { Short } from './writing/Short.tsx'
import styles from './Exercise.module.css'

type Props = {
  exercise: ShownExercise
  answer: ExerciseAnswer
  onAnswer: (answer: ExerciseAnswer) => void
  /** Nothing can be changed any more; what was given stays readable. */
  locked?: boolean | undefined
  files?: AnswerFiles | undefined
  /** Draws the formulas of an exercise that is not published yet. */
  drawMath?: ((source: string) => ReactNode) | undefined
}

/**
 * One exercise of any type, to be answered by press, touch or keys. It gets no key and judges nothing: the server alone
 * scores. Every change is told at once, a whole answer at a time; null is no answer.
 */
export function ExercisePlayer({ exercise, answer, onAnswer, locked = false, files, drawMath }: Props) {
  const id = useId()
  const named = { 'aria-labelledby': `${id}-prompt`, 'aria-describedby': `${id}-hint` }
  const rest = { answer, onAnswer, locked, named }

  return (
    <DrawMath value={drawMath ?? drawnBy(exercise.formulas ?? [])}>
      <div className={styles.exercise} data-exercise={exercise.type}>
        <p id={`${id}-prompt`} className={styles.prompt}>
          <Words>{exercise.prompt}</Words>
        </p>
        <p id={`${id}-hint`} className={styles.hint}>
          {locked ? text('exercises.locked') : hintOf(exercise)} ·{' '}
          {text('exercises.points', { count: exercise.points })}
        </p>
        {bodyOf(exercise, rest, files)}
        {!locked && <KeyMap type={exercise.type} />}
      </div>
    </DrawMath>
  )
}

function bodyOf(exercise: ShownExercise, rest: Rest, files: AnswerFiles | undefined): ReactNode {
  switch (exercise.type) {
    case 'single':
      return <Single exercise={exercise} {...rest} />
    case 'true-false':
      return <TrueFalse exercise={exercise} {...rest} />
    case 'multiple':
      return <Multiple exercise={exercise} {...rest} />
    case 'matching':
      return <Matching exercise={exercise} {...rest} />
    case 'gaps':
      return <Gaps exercise={exercise} {...rest} />
    case 'grouping':
      return <Grouping exercise={exercise} {...rest} />
    case 'ordering':
      return <Ordering exercise={exercise} {...rest} />
    case 'choose':
      return <ChooseInText exercise={exercise} {...rest} />
    case 'short':
      return <Short exercise={exercise} {...rest} />
    case 'open':
      return <Open exercise={exercise} files={files} {...rest} />
  }
}
