import { exams } from '@qalam/contract/exams/api.ts'
import type { KeyedQuestion } from '@qalam/contract/exams/grading-shapes.ts'
import { keyFrom } from '@qalam/contract/exams/right.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { useState } from 'react'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyKey } from '../../reads.ts'

type Props = { sitting: string; keyVersion: number; question: KeyedQuestion; onClose: () => void }

/** The right answer is given as a student would give it; accepted short answers stand one to a line. */
export function KeyDialog({ sitting, keyVersion, question, onClose }: Props) {
  const { id, number, exercise, right, key } = question
  const [answer, setAnswer] = useState<ExerciseAnswer>(right)
  const [lines, setLines] = useState(() => (key.type === 'short' ? key.accepted.map((one) => one.text).join('\n') : ''))
  const [error, setError] = useState<string | null>(null)
  const mend = useCommand(exams.mendKey, { refresh: everyKey, silent: true })
  const next = keyFrom(key, key.type === 'short' ? { text: lines, files: [] } : answer)
  const changed = JSON.stringify(next) !== JSON.stringify(key)
  const send = () =>
    mend.mutateAsync({ params: { sitting }, body: { keyVersion, exercise: id, key: next } }).then(
      () => {
        tellSuccess(text('exams.key-mended'))
        onClose()
      },
      (failure: unknown) => setError(saidBy(failure)),
    )

  return (
    <FormDialog
      title={text('exams.mend-of', { number })}
      action={text('exams.mend-action')}
      submit={send}
      busy={mend.isPending}
      disabled={!changed}
      changed={changed}
      error={error}
      onClose={onClose}
    >
      <p>{text('exams.mend-hint')}</p>
      {key.type === 'short' ? (
        <>
          <p>{exercise.prompt}</p>
          <TextArea label={text('exams.accepted')} rows={4} max={4000} value={lines} onChange={setLines} />
        </>
      ) : (
        <ExercisePlayer exercise={exercise} answer={answer} onAnswer={setAnswer} />
      )}
    </FormDialog>
  )
}
