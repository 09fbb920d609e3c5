import { problem } from '../kernel/problem.ts'

/** Lessons that were conducted or hold marks, homework or materials stand on the days. */
export const daysKept = problem<{ kept: number }>('school-days.kept')
/** The day is no day of a quarter. */
export const daysOutside = problem('school-days.outside')
/** A Sunday has no timetable of its own. */
export const dayWithoutTimetable = problem('school-days.no-timetable')
/** The quarters have these dates already. */
export const quartersUnchanged = problem('school-quarters.unchanged')
/** The day is off, or worked, already. */
export const daysUnchanged = problem('school-days.unchanged')
