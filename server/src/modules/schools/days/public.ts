export { holidaysBetween, quartersOf } from '../views.ts'
export {
  addDayOff,
  holdDays,
  removeDayOff,
  removeWorkingDays,
  replaceQuarters,
  storeWorkingDays,
} from './repository.ts'
export { workingDaysFrom, worksOnSaturdays } from './views.ts'
