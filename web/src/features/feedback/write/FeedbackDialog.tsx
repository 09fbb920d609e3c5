import { feedbackLength, secondLength, wantsSecond } from '@qalam/contract/feedback/rules.ts'
import { CourseFeedback, LessonFeedback, type Review } from '@qalam/contract/feedback/shapes.ts'
import { type ReactNode, useState } from 'react'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Earlier } from './Earlier.tsx'
import { Rated } from './Rated.tsx'
import { useSend } from './useSend.ts'

/** What was taken: a course, or a lesson of one with its theme (C-FB-1). */
export type About =
  | { type: 'course_reviewable'; slug: string; name: string }
  | { type: 'course_lesson_reviewable'; slug: string; name: string; theme: string }

type Props = { about: About; onClose: () => void }

/** M-33: stars, categories, text, and after a course one more question; sent when all that is needed stands (V-FB-3). */
export const FeedbackDialog = ({ about, onClose }: Props) => (
  <Earlier type={about.type} slug={about.slug} onClose={onClose}>
    {(review) =>
      about.type === 'course_reviewable' ? (
        <CourseForm about={about} review={review} onClose={onClose} />
      ) : (
        <LessonForm about={about} review={review} onClose={onClose} />
      )
    }
  </Earlier>
)

const begun = (review: Review | null) =>
  review ? { review_rating: review.rating, review_category: review.categories, message: review.message } : {}

type Of<Type extends About['type']> = {
  about: Extract<About, { type: Type }>
  review: Review | null
  onClose: () => void
}

function LessonForm({ about, review, onClose }: Of<'course_lesson_reviewable'>) {
  const [id] = useState(uuid)
  const start = { uuid: id, ...about, ...begun(review) }
  const draft = useDraft({ schema: LessonFeedback, start, send: useSend(), done: onClose })
  const [rating, categories] = [draft.field('review_rating'), draft.field('review_category')]
  return (
    <Frame draft={draft} subject={`${about.name} · ${about.theme}`} onClose={onClose}>
      <Rated rating={rating} categories={categories} />
      <Words field={draft.field('message')} />
    </Frame>
  )
}

function CourseForm({ about, review, onClose }: Of<'course_reviewable'>) {
  const [id] = useState(uuid)
  const start = { uuid: id, ...about, ...begun(review), second_question_answer: review?.second ?? '' }
  const draft = useDraft({ schema: CourseFeedback, start, send: useSend(), done: onClose })
  const [rating, categories] = [draft.field('review_rating'), draft.field('review_category')]
  const second = draft.field('second_question_answer')
  return (
    <Frame draft={draft} subject={about.name} onClose={onClose}>
      <Rated rating={rating} categories={categories} />
      <Words field={draft.field('message')} />
      <TextArea
        {...second}
        label={text('feedback.second')}
        required={wantsSecond(categories.value ?? [])}
        max={secondLength}
        rows={2}
      />
    </Frame>
  )
}

type Field = { name: string; value: string; error: string | undefined; onChange: (value: string) => void }

/** The text is cut at its limit (V-FB-1). */
const Words = ({ field }: { field: Field }) => (
  <TextArea
    {...field}
    label={text('feedback.message')}
    required
    max={feedbackLength}
    onChange={(value) => field.onChange(value.slice(0, feedbackLength))}
  />
)

type Draft = {
  submit: () => Promise<void>
  busy: boolean
  touched: boolean
  valid: boolean
  problem: string | undefined
}
type Framed = { draft: Draft; subject: string; onClose: () => void; children: ReactNode }

const Frame = ({ draft, subject, onClose, children }: Framed) => (
  <FormDialog
    title={text('feedback.dialog')}
    action={text('feedback.send')}
    submit={() => draft.submit()}
    busy={draft.busy}
    disabled={!draft.valid}
    changed={draft.touched}
    error={draft.problem}
    onClose={onClose}
  >
    <p>{subject}</p>
    {children}
  </FormDialog>
)
