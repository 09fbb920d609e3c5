export { ExercisePlayer } from './ExercisePlayer.tsx'
export type { AnswerFiles } from './player.ts'
