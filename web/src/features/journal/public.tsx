import { lazy } from 'react'

/** How percents and marks come about (M-15); loaded when it is opened. */
export const GradeExplanation = lazy(() => import('./dialogs/GradeExplanation.tsx'))

/** The class of one lesson with marks and attendance (E-7.8-03). */
export const ClassMarks = lazy(() => import('./lesson/ClassMarks.tsx'))
