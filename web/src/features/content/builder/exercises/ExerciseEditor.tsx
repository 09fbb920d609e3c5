import { skillLevels } from '@qalam/contract/content/document.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from '../Builder.module.css'
import type { Exercise } from '../state/whole.ts'
import { Body } from './Body.tsx'

type Props = { module: Exercise; isEnt: boolean; onChange: (next: Exercise, typing?: string) => void }

/** What every exercise has, around what its type needs. */
export function ExerciseEditor({ module, isEnt, onChange }: Props) {
  const { exercise } = module
  const change = (next: ExerciseDraft, typing?: string) => onChange({ ...module, exercise: next }, typing)
  const points = exercise.type === 'open' ? null : exercise.points

  return (
    <div className={styles.fields}>
      <TextArea
        label={text('content.prompt')}
        required
        rows={2}
        max={4000}
        value={exercise.prompt}
        onChange={(prompt) => change({ ...exercise, prompt }, 'prompt')}
      />
      <Body exercise={exercise} isEnt={isEnt} onChange={change} />
      <FieldRow>
        {points !== null && (
          <NumberField
            label={text('content.points')}
            digits={3}
            value={points}
            onChange={(next) => change({ ...exercise, points: Math.min(100, next ?? 0) }, 'points')}
          />
        )}
        <NumberField
          label={text('content.minutes')}
          digits={3}
          value={module.minutes}
          onChange={(next) => onChange({ ...module, minutes: Math.min(240, next ?? 0) }, 'minutes')}
        />
        <SelectField
          label={text('content.skill')}
          required
          value={module.skill}
          onChange={(skill) => onChange({ ...module, skill: skill ?? 'knowledge' })}
          choices={skillLevels.map((value) => ({ value, label: text(`content.skill-${value}`) }))}
        />
        <TextField
          label={text('content.purpose')}
          hint={text('content.purpose-hint')}
          max={300}
          value={module.purpose}
          onChange={(purpose) => onChange({ ...module, purpose }, 'purpose')}
        />
      </FieldRow>
      <TextArea
        label={text('content.explanation')}
        hint={text('content.explanation-hint')}
        rows={2}
        max={4000}
        value={exercise.key.explanation}
        onChange={(explanation) => change(explained(exercise, explanation), 'explanation')}
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
