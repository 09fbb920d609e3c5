import { feedback } from '@qalam/contract/feedback/api.ts'
import { reviewLength } from '@qalam/contract/feedback/rules.ts'
import type { DeskReview } from '@qalam/contract/feedback/shapes.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyReview } from '../reads.ts'
import { Said } from '../Said.tsx'

/** The answer to a review, or another one; its author is told. */
export function AnswerDialog({ review, onClose }: { review: DeskReview; onClose: () => void }) {
  const answer = useCommand(feedback.answer, { refresh: everyReview })
  const draft = useDraft({
    schema: feedback.answer.body,
    start: { text: review.answer?.text ?? '', version: review.version },
    send: (body) => answer.mutateAsync({ params: { uuid: review.id }, body }),
    done: () => {
      tellSuccess(text('feedback.answered'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('feedback.answer-to', { name: review.who })}
      action={text('feedback.send')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={!draft.valid}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <Said review={{ ...review, answer: null }} />
      <p>{text('feedback.answer-lead')}</p>
      <TextArea label={text('feedback.answer')} required max={reviewLength} {...draft.field('text')} />
    </FormDialog>
  )
}
