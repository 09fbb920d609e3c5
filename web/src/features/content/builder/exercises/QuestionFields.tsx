import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import styles from '../Builder.module.css'
import { Body } from './Body.tsx'

type Props = {
  exercise: ExerciseDraft
  isEnt?: boolean
  onChange: (next: ExerciseDraft, typing?: string) => void
  /** What stands beside the points. */
  beside?: ReactNode
}

/** Everything of an exercise itself: its words, what its type needs, its points and explanation. */
export function QuestionFields({ exercise, isEnt = false, onChange, beside }: Props) {
  // The points of an open one are those of its descriptors.
  const points = exercise.type === 'open' ? null : exercise.points
  return (
    <div className={styles.fields}>
      <TextArea
        label={text('content.prompt')}
        hint={text('content.prompt-hint')}
        required
        rows={2}
        max={4000}
        value={exercise.prompt}
        onChange={(prompt) => onChange({ ...exercise, prompt }, 'prompt')}
      />
      <Body exercise={exercise} isEnt={isEnt} onChange={onChange} />
      <FieldRow>
        {points !== null && (
          <NumberField
            label={text('content.points')}
            digits={3}
            value={points}
            onChange={(next) => onChange({ ...exercise, points: Math.min(100, next ?? 0) }, 'points')}
          />
        )}
        {beside}
      </FieldRow>
      <TextArea
        label={text('content.explanation')}
        hint={text('content.explanation-hint')}
        rows={2}
        max={4000}
        value={exercise.key.explanation}
        onChange={(explanation) => onChange(explained(exercise, explanation), 'explanation')}
      />
    </div>
  )
}

/** The same exercise with another explanation, whatever its key is. */
function explained(exercise: ExerciseDraft, explanation: string): ExerciseDraft {
  switch (exercise.type) {
    case 'single':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'true-false':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'multiple':
    case 'choose':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'matching':
    case 'gaps':
    case 'grouping':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'ordering':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'short':
      return { ...exercise, key: { ...exercise.key, explanation } }
    case 'open':
      return { ...exercise, key: { ...exercise.key, explanation } }
  }
}
