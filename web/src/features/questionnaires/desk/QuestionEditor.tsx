import { mostOptions, questionKinds } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { ThreeTexts } from '#features/announcement-desk/public.tsx'
import { noName } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './Questions.module.css'

type Props = {
  /** Its place in the form, from 0. */
  at: number
  question: QuestionDraft
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (question: QuestionDraft, about: string) => void
}

const chooses = (kind: QuestionDraft['kind']): boolean => kind === 'single' || kind === 'multiple'

/** One question: its words, how it is answered, and what is chosen from. */
export function QuestionEditor({ at, question, errors, disabled, onChange }: Props) {
  const path = `questions.${at}`
  const { kind, options } = question
  const asKind = (next: QuestionDraft['kind']) =>
    onChange(
      { ...question, kind: next, options: chooses(next) ? (options.length > 0 ? options : [noName, noName]) : [] },
      `${path}.kind`,
    )
  return (
    <>
      <ThreeTexts
        {...{ name: `${path}.words`, label: text('questionnaires.words'), errors, max: 300, required: true, disabled }}
        value={question.words}
        onChange={(words, about) => onChange({ ...question, words }, about)}
      />
      <SelectField
        label={text('questionnaires.kind')}
        required
        disabled={disabled}
        value={kind}
        choices={questionKinds.map((value) => ({ value, label: text(`questionnaires.kind-${value}`) }))}
        onChange={(next) => next && asKind(next)}
      />
      {chooses(kind) && (
        <Options
          {...{ path, options, errors, disabled }}
          onChange={(next, about) => onChange({ ...question, options: next }, about)}
        />
      )}
      <CheckField
        label={text('questionnaires.required')}
        disabled={disabled}
        value={question.required}
        onChange={(required) => onChange({ ...question, required }, `${path}.required`)}
      />
    </>
  )
}

type OptionsProps = Pick<Props, 'errors' | 'disabled'> & {
  path: string
  options: QuestionDraft['options']
  onChange: (options: QuestionDraft['options'], about: string) => void
}

function Options({ path, options, errors, disabled, onChange }: OptionsProps) {
  const error = errors[`${path}.options`]
  return (
    <div className={styles.options}>
      {options.map((option, place) => (
        <div key={place} className={styles.option}>
          <ThreeTexts
            {...{ name: `${path}.options.${place}`, errors, max: 200, required: true, disabled }}
            label={text('questionnaires.option', { number: place + 1 })}
            value={option}
            onChange={(words, about) =>
              onChange(
                options.map((one, index) => (index === place ? words : one)),
                about,
              )
            }
          />
          {!disabled && options.length > 2 && (
            <Button
              size="small"
              kind="quiet"
              onClick={() =>
                onChange(
                  options.filter((_, index) => index !== place),
                  `${path}.options`,
                )
              }
            >
              {text('questionnaires.remove-option', { number: place + 1 })}
            </Button>
          )}
        </div>
      ))}
      {error && <Complaint text={error} />}
      {!disabled && options.length < mostOptions && (
        <Button size="small" onClick={() => onChange([...options, noName], `${path}.options`)}>
          {text('questionnaires.add-option')}
        </Button>
      )}
    </div>
  )
}
