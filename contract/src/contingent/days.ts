import { academicYearOf } from '../schedule/rules.ts'

/** The last day to which belonging may be dated ahead: the end of the next school year. Days are yyyy-MM-dd. */
export const lastDayAhead = (today: string): string => daysOfYear(academicYearOf(today) + 1).to

/** The first and the last day of a school year, with the summer before it. */
export const daysOfYear = (year: number): { from: string; to: string } => ({
  from: `${year}-08-01`,
  to: `${year + 1}-07-31`,
})
