export { LessonReading } from './card/LessonReading.tsx'
export { ReadByPages } from './card/ReadByPages.tsx'
export { ResetDialog, type Resettable } from './reset/ResetDialog.tsx'
export { ResetsDialog } from './reset/ResetsDialog.tsx'
