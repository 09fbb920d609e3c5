export { bindThemes, type NewLesson, openLessons, slotKey, storeLessons, storeSlots } from './repository-bulk.ts'
export { setConducted } from './repository-conduct.ts'
