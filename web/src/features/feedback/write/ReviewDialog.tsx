import { reviewLength, secondLength } from '@qalam/contract/feedback/rules.ts'
import { type Review, ReviewDraft } from '@qalam/contract/feedback/shapes.ts'
import { useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Earlier } from './Earlier.tsx'
import { Rated } from './Rated.tsx'
import { useSend } from './useSend.ts'

type Props = {
  slug: string
  /** What it is called for the person. */
  title: string
  /** Whether the themes that are wanted are asked for too; then they are needed (V-REVIEW-1). */
  asksThemes?: boolean
  onClose: () => void
}

/** M-42: a review of something by its slug. */
export const ReviewDialog = (props: Props) => (
  <Earlier type="review" slug={props.slug} onClose={props.onClose}>
    {(review) => <Form {...props} review={review} />}
  </Earlier>
)

function Form({ slug, title, asksThemes = false, review, onClose }: Props & { review: Review | null }) {
  const [id] = useState(uuid)
  const before = review ? { reviewRating: review.rating, items: review.categories, message: review.message } : {}
  const start = { type: 'review' as const, uuid: id, slug, ...before, desiredThemesMessage: review?.second ?? '' }
  const draft = useDraft({ schema: ReviewDraft, start, send: useSend(), done: onClose })
  const themes = draft.field('desiredThemesMessage')
  const lacksThemes = asksThemes && themes.value.trim() === ''
  return (
    <FormDialog
      title={text('feedback.dialog')}
      action={text('feedback.send')}
      submit={() => draft.submit()}
      busy={draft.busy}
      disabled={!draft.valid || lacksThemes}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{title}</p>
      <Rated rating={draft.field('reviewRating')} categories={draft.field('items')} />
      <TextArea label={text('feedback.message')} required max={reviewLength} {...draft.field('message')} />
      {asksThemes && <TextArea {...themes} label={text('feedback.themes')} required max={secondLength} rows={2} />}
    </FormDialog>
  )
}
