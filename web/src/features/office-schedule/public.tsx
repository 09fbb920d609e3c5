export { FillWeekDialog } from './batch/FillWeekDialog.tsx'
export { wholeSchool } from './batch/words.ts'
