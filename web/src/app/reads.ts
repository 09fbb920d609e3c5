import { schools } from '@qalam/contract/schools/api.ts'
import { read } from '#platform/api.ts'

export const quarterYears = read(schools.quarters, {}, { freshFor: 600_000, later: true })
/** The days off of the calendar year that a day lies in. */
export const daysOff = (day: string) =>
  read(
    schools.holidays,
    { query: { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` } },
    { silent: true, freshFor: 600_000 },
  )
