import { lazy } from 'react'

/** How percents and marks come about (M-15); loaded when it is opened. */
export const GradeExplanation = lazy(() => import('./dialogs/GradeExplanation.tsx'))
