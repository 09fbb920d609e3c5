import { lazy } from 'react'

/** The class of one lesson with marks and attendance (E-7.8-03); loaded when somebody sees it who may mark. */
export const ClassMarks = lazy(() => import('./ClassMarks.tsx'))
