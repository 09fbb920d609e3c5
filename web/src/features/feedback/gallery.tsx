import { AnswerDialog } from './desk/AnswerDialog.tsx'
import { deskReview } from './samples.ts'
import { FeedbackDialog, ReviewDialog } from './public.tsx'

const course = { type: 'course_reviewable', slug: 'functional-literacy', name: 'Функционалдық сауаттылық' } as const
const lesson = {
  ...course,
  type: 'course_lesson_reviewable',
  slug: 'functional-literacy-2',
  theme: 'Мәтіндегі дерек',
} as const

/** The dialogs of this feature for the gallery. */
export const samples = [
  { name: 'feedback: a course', open: (close: () => void) => <FeedbackDialog about={course} onClose={close} /> },
  { name: 'feedback: a lesson', open: (close: () => void) => <FeedbackDialog about={lesson} onClose={close} /> },
  { name: 'review', open: (close: () => void) => <ReviewDialog slug="qalam" title="Qalam" onClose={close} /> },
  { name: 'review: answer', open: (close: () => void) => <AnswerDialog review={deskReview} onClose={close} /> },
]
