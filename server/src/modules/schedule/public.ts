export { bindThemes, type NewLesson, openLessons, slotKey, storeLessons, storeSlots } from './repository-bulk.ts'
