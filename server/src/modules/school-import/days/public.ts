export { changeQuarters } from './quarters.ts'
export { addDaysOff, addWorkingDay, daysOf, type DaysOutcome, removeDay } from './change.ts'
