import { createContext } from 'react'

/** How the reader's language writes days, `yyyy-mm-dd`. The app gives it; without it the kit writes English. */
export type DayText = {
  month: (day: string) => string
  weekdayShort: (day: string) => string
  weekdayLong: (day: string) => string
  /** The day in full: Friday, 20 November 2026. */
  full: (day: string) => string
  today: () => string
  /** A hook: names of the days off around a day, as far as they are known. Read when a calendar opens. */
  useDaysOff: (around: string) => (day: string) => string | undefined
}

const english = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
const none = () => undefined

export const Days = createContext<DayText>({
  month: english({ month: 'long', year: 'numeric' }),
  weekdayShort: english({ weekday: 'short' }),
  weekdayLong: english({ weekday: 'long' }),
  full: english({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  today: () => new Date().toISOString().slice(0, 10),
  useDaysOff: () => none,
})
