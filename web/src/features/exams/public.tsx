export { LessonWorks } from './LessonWorks.tsx'
