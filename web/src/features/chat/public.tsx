import { lazy } from 'react'

/** The chat of a lesson, for the tab of its page; its code comes when the tab is opened. */
export const LessonChat = lazy(() =>
  import('./lesson/LessonChat.tsx').then((module) => ({ default: module.LessonChat })),
)
