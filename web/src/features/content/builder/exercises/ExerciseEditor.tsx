import { skillLevels } from '@qalam/contract/content/document.ts'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Exercise } from '../state/whole.ts'
import { QuestionFields } from './QuestionFields.tsx'

type Props = { module: Exercise; isEnt: boolean; onChange: (next: Exercise, typing?: string) => void }

/** An exercise of a document, and how it counts in the table of the document. */
export function ExerciseEditor({ module, isEnt, onChange }: Props) {
  const beside = (
    <>
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
    </>
  )
  return (
    <QuestionFields
      exercise={module.exercise}
      isEnt={isEnt}
      onChange={(exercise, typing) => onChange({ ...module, exercise }, typing)}
      beside={beside}
    />
  )
}
