import { lazy } from 'react'

/** M-33, after a course or a lesson of one; loaded when it is opened. */
export const FeedbackDialog = lazy(() =>
  import('./write/FeedbackDialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

/** M-42, about anything else by its slug; loaded when it is opened. */
export const ReviewDialog = lazy(() =>
  import('./write/ReviewDialog.tsx').then((module) => ({ default: module.ReviewDialog })),
)
