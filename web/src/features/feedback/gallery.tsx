import { AnswerDialog } from './desk/AnswerDialog.tsx'
import { course, deskReview, lesson, product } from './samples.ts'
import { FeedbackDialog, ReviewDialog } from './public.tsx'

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'feedback: a course', open: (close: () => void) => <FeedbackDialog about={course} onClose={close} /> },
  { name: 'feedback: a lesson', open: (close: () => void) => <FeedbackDialog about={lesson} onClose={close} /> },
  { name: 'review', open: (close: () => void) => <ReviewDialog {...product} onClose={close} /> },
  { name: 'review: answer', open: (close: () => void) => <AnswerDialog review={deskReview} onClose={close} /> },
]
