import { scaleSteps, textLength } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionnaireAnswerDraft, Asked } from '@qalam/contract/questionnaires/shapes.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'

type Props = {
  question: Asked
  answer: QuestionnaireAnswerDraft
  error: string | undefined
  onChange: (answer: QuestionnaireAnswerDraft) => void
}

const steps = Array.from({ length: scaleSteps }, (_, at) => ({ value: at + 1, label: String(at + 1) }))

/** One question, as its kind is answered. */
export function QuestionField({ question, answer, error, onChange }: Props) {
  const { kind, words, options, required } = question
  const shared = { label: words, required, error }
  const choices = options.map((label, value) => ({ value, label }))
  const choose = (chosen: readonly number[]) => onChange({ ...answer, chosen: [...chosen] })
  const one = (place: number | null | undefined) => choose(place === null || place === undefined ? [] : [place])

  if (kind === 'text')
    return (
      <TextArea
        {...shared}
        max={textLength}
        value={answer.words}
        onChange={(said) => onChange({ ...answer, words: said })}
      />
    )
  if (kind === 'multiple') return <CheckList {...shared} choices={choices} value={answer.chosen} onChange={choose} />
  if (kind === 'scale')
    return (
      <RadioGroup
        {...shared}
        hint={text('questionnaires.scale-ends')}
        choices={steps}
        value={answer.chosen[0] ?? null}
        onChange={one}
      />
    )
  return <RadioGroup {...shared} column choices={choices} value={answer.chosen[0] ?? null} onChange={one} />
}
