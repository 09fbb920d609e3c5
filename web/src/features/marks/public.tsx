export type { Board } from './board/board.ts'
export { useMarkDialogs } from './dialogs/useMarkDialogs.tsx'
export { QuarterMarks } from './QuarterMarks.tsx'
export { useBoard } from './saving/useBoard.ts'
