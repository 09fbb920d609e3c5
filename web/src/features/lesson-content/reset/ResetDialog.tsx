import { examResets } from '@qalam/contract/exams/api.ts'
import type { ExamKind } from '@qalam/contract/exams/shapes.ts'
import type { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { useState } from 'react'
import { type Reads, saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** What a student did with something that a lesson was given. */
export type Resettable = {
  lessonType: ExamKind | ReadKind
  lessonId: string
  scheduleId: string
  userId: number
  name: string
}

type Props = { subject: Resettable; refresh: Reads; onClose: () => void }

/** Puts a student's result back, after three warnings (M-27, SH-MODAL-24, Q-080). */
export function ResetDialog({ subject: { name, ...body }, refresh, onClose }: Props) {
  const [error, setError] = useState<string | null>(null)
  const reset = useCommand(examResets.reset, { refresh, silent: true })
  const send = () =>
    reset.mutateAsync({ body }).then(
      () => {
        tellSuccess(text('lesson-content.reset-done'))
        onClose()
      },
      (failure: unknown) => setError(saidBy(failure)),
    )

  return (
    <ConfirmDialog
      title={text('lesson-content.reset-of', { name })}
      message={
        <ul>
          <li>{text('lesson-content.reset-answers')}</li>
          <li>{text('lesson-content.reset-journal')}</li>
          <li>{text('lesson-content.reset-for-good')}</li>
        </ul>
      }
      action={text('lesson-content.reset-action')}
      danger
      busy={reset.isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    />
  )
}
