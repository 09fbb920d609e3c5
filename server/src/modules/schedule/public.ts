export {
  bindThemes,
  giveLessons,
  type NewLesson,
  openLessons,
  slotKey,
  storeLessons,
  storeSlots,
} from './repository-bulk.ts'
export { conduct as conductLesson } from './repository.ts'
export { clearDays, fillDay } from './repository-day.ts'
