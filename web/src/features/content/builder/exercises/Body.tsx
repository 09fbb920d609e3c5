import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { MultipleEditor, SingleEditor } from './ChoiceEditors.tsx'
import { ChooseEditor, GapsEditor } from './InTextEditors.tsx'
import { GroupingEditor } from './GroupingEditor.tsx'
import { MatchingEditor } from './MatchingEditor.tsx'
import { OpenEditor } from './OpenEditor.tsx'
import { OrderingEditor } from './OrderingEditor.tsx'
import type { EditorProps } from './part.ts'
import { ShortEditor } from './ShortEditor.tsx'

type Props = { exercise: ExerciseDraft; isEnt: boolean; onChange: (next: ExerciseDraft, typing?: string) => void }

/** What the type of an exercise needs beside its question. */
export function Body({ exercise, isEnt, onChange }: Props) {
  switch (exercise.type) {
    case 'single':
      return <SingleEditor exercise={exercise} onChange={onChange} />
    case 'true-false':
      return <TrueFalseEditor exercise={exercise} onChange={onChange} />
    case 'multiple':
      return <MultipleEditor exercise={exercise} isEnt={isEnt} onChange={onChange} />
    case 'matching':
      return <MatchingEditor exercise={exercise} onChange={onChange} />
    case 'gaps':
      return <GapsEditor exercise={exercise} onChange={onChange} />
    case 'grouping':
      return <GroupingEditor exercise={exercise} onChange={onChange} />
    case 'ordering':
      return <OrderingEditor exercise={exercise} onChange={onChange} />
    case 'choose':
      return <ChooseEditor exercise={exercise} onChange={onChange} />
    case 'short':
      return <ShortEditor exercise={exercise} onChange={onChange} />
    case 'open':
      return <OpenEditor exercise={exercise} onChange={onChange} />
  }
}

const TrueFalseEditor = ({ exercise, onChange }: EditorProps<'true-false'>) => (
  <RadioGroup
    label={text('content.right-is')}
    required
    value={exercise.key.right === null ? null : String(exercise.key.right)}
    onChange={(next) => onChange({ ...exercise, key: { ...exercise.key, right: next === 'true' } })}
    choices={[
      { value: 'true', label: text('exercises.true') },
      { value: 'false', label: text('exercises.false') },
    ]}
  />
)
