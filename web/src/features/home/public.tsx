export { PresentLesson } from './PresentLesson.tsx'
