export { openQuestions } from './open.ts'
