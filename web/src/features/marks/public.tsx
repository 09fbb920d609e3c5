import { lazy } from 'react'

/** The class of one lesson with marks and attendance (E-7.8-03). */
export const ClassMarks = lazy(() => import('./list/ClassMarks.tsx'))

export type { Board } from './board/board.ts'
export { useMarkDialogs } from './dialogs/useMarkDialogs.tsx'
export { QuarterMarks } from './QuarterMarks.tsx'
export { useBoard } from './saving/useBoard.ts'
