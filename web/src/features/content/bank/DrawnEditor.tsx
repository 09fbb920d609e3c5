import { mostDrawn, skillLevels } from '@qalam/contract/content/document.ts'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { notify } from '#ui/feedback/notify.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import type { Drawn } from '../builder/state/whole.ts'
import styles from './Drawn.module.css'
import { PickDialog } from './PickDialog.tsx'
import { fetched } from './reads.ts'
import { drawnQuestions, renewed } from './taken.ts'

type Props = {
  module: Drawn
  start: { subjectId?: number; parallel?: number }
  onChange: (next: Drawn, typing?: string) => void
}

/** A set of questions: how many of it each student is asked, what each is worth, and which they are. */
export function DrawnEditor({ module, start, onChange }: Props) {
  const { questions } = module
  const [isPicking, setPicking] = useState(false)
  const number =
    (name: 'take' | 'points' | 'minutes', least: number, most: number) => (next: number | null | undefined) =>
      onChange({ ...module, [name]: Math.min(most, Math.max(least, next ?? least)) }, name)
  const renew = async () => {
    try {
      const known = await fetched(questions.map(({ bank }) => bank))
      const { next, count } = renewed(questions, known)
      onChange({ ...module, questions: next })
      tellSuccess(text('content.drawn-renewed', { count }))
    } catch (refusal) {
      notify({ kind: 'error', text: saidBy(refusal) })
    }
  }

  return (
    <div className={styles.drawn}>
      <p>{text('content.drawn-hint')}</p>
      <FieldRow>
        <NumberField
          label={text('content.drawn-take')}
          digits={2}
          value={module.take}
          onChange={number('take', 1, mostDrawn)}
        />
        <NumberField
          label={text('content.drawn-points')}
          digits={3}
          value={module.points}
          onChange={number('points', 0, 100)}
        />
        <NumberField
          label={text('content.drawn-minutes')}
          digits={3}
          value={module.minutes}
          onChange={number('minutes', 0, 240)}
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
          max={300}
          value={module.purpose}
          onChange={(purpose) => onChange({ ...module, purpose }, 'purpose')}
        />
      </FieldRow>
      <h4>{text('content.drawn-questions')}</h4>
      {questions.length === 0 && <p>{text('content.drawn-empty')}</p>}
      <Questions module={module} onChange={onChange} />
      <div className={styles.acts}>
        <Button disabled={questions.length >= mostDrawn} onClick={() => setPicking(true)}>
          {text('content.drawn-add')}
        </Button>
        {questions.length > 0 && (
          <Button kind="quiet" onClick={() => void renew()}>
            {text('content.drawn-renew')}
          </Button>
        )}
      </div>
      {isPicking && (
        <PickDialog
          start={start}
          most={mostDrawn - questions.length}
          action={(count) => text('content.drawn-to-set', { count })}
          onPick={(picked) => onChange({ ...module, questions: drawnQuestions(questions, picked) })}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

const Questions = ({ module, onChange }: Pick<Props, 'module' | 'onChange'>) => (
  <ol className={styles.questions}>
    {module.questions.map((one) => (
      <li key={one.exercise.uuid}>
        <span>
          {one.exercise.prompt} <small>{text(`content.type-${one.exercise.type}`)}</small>
        </span>
        <IconButton
          label={text('content.drawn-remove', { prompt: one.exercise.prompt })}
          onClick={() => onChange({ ...module, questions: module.questions.filter((other) => other !== one) })}
        >
          <IconClose />
        </IconButton>
      </li>
    ))}
  </ol>
)
