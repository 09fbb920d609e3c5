export { WeekMenu } from './batch/WeekMenu.tsx'
export { wholeSchool } from './batch/words.ts'
