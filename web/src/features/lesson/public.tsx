export { useKeptLessons } from './useKeptLessons.ts'
