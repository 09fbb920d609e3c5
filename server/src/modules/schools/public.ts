export { calendarOf, type SchoolCalendar } from './calendar.ts'
export { storeHolidays, storeQuarters, storeSchool } from './repository-bulk.ts'
