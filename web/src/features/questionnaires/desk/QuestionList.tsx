import { mostQuestions } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { useRows } from '#platform/form/rows.ts'
import { noName } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import styles from './Questions.module.css'

/** What a new question begins with. */
export const newQuestion = (): QuestionDraft => ({
  ...{ kind: 'single', required: true, words: noName },
  options: [noName, noName],
})

type Props = {
  questions: readonly QuestionDraft[]
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (questions: QuestionDraft[], about: string) => void
}

/** The questions in their order. */
export function QuestionList({ questions, errors, disabled, onChange }: Props) {
  const { rows, add } = useRows({ name: 'questions', rows: questions, errors, onChange })
  const replaced = (at: number, question: QuestionDraft) =>
    questions.map((one, index) => (index === at ? question : one))
  return (
    <>
      {rows.map(({ key, row, remove, moveTo }, at) => (
        <Card
          key={key}
          title={text('questionnaires.question-number', { number: at + 1 })}
          actions={
            !disabled && (
              <>
                {at > 0 && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={text('questionnaires.up', { number: at + 1 })}
                    onClick={() => moveTo(at - 1)}
                  >
                    ↑
                  </Button>
                )}
                {rows.length > 1 && (
                  <Button size="small" kind="quiet" onClick={remove}>
                    {text('questionnaires.remove-question', { number: at + 1 })}
                  </Button>
                )}
              </>
            )
          }
        >
          <div className={styles.question}>
            <QuestionEditor
              {...{ at, errors, disabled }}
              question={row}
              onChange={(question, about) => onChange(replaced(at, question), about)}
            />
          </div>
        </Card>
      ))}
      {!disabled && questions.length < mostQuestions && (
        <Button onClick={() => add(newQuestion())}>{text('questionnaires.add-question')}</Button>
      )}
    </>
  )
}
