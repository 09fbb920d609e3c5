export { AnswerFilesField } from './files/AnswerFilesField.tsx'
export { ShownFiles } from './files/ShownFiles.tsx'
export { ExercisePlayer } from './ExercisePlayer.tsx'
export type { AnswerFiles } from './player.ts'
