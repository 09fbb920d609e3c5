// The kit knows no contract: the few steps from day to day that a calendar needs, in `yyyy-mm-dd`.

/** Days from one to another, both inclusive; an absent end is open. */
export type DaySpan = { from: string | null; to: string | null }

/** Whether a day lies in a range of which both ends are known. */
export const isWithin = (day: string, span: DaySpan | undefined): boolean =>
  span !== undefined && span.from !== null && span.to !== null && span.from <= day && day <= span.to

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export function daysLater(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}

/** The same day of another month, or its last one where the month is shorter. */
export function monthsLater(day: string, months: number): string {
  const date = dateOf(day)
  const number = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(number, last))
  return dayOf(date)
}

/** 0 for Monday … 6 for Sunday. */
export const placeInWeek = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7

/** The weeks, each from its Monday, that the month of a day lies in. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const monday = daysLater(first, -placeInWeek(first))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((step) => daysLater(monday, week * 7 + step)),
  )
  return weeks.filter((week) => week.some((one) => one.startsWith(month)))
}

/** Where a key leads from a day; null for a key that is none of the calendar's. */
export function dayByKey(day: string, key: string, shift: boolean): string | null {
  if (key === 'ArrowLeft') return daysLater(day, -1)
  if (key === 'ArrowRight') return daysLater(day, 1)
  if (key === 'ArrowUp') return daysLater(day, -7)
  if (key === 'ArrowDown') return daysLater(day, 7)
  if (key === 'Home') return daysLater(day, -placeInWeek(day))
  if (key === 'End') return daysLater(day, 6 - placeInWeek(day))
  if (key === 'PageUp') return monthsLater(day, shift ? -12 : -1)
  return key === 'PageDown' ? monthsLater(day, shift ? 12 : 1) : null
}
