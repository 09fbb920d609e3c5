// Days and their arithmetic, without a schema: the first file of a page imports it.

const iso = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a text is a real date `yyyy-MM-dd` of 19xx or 20xx. */
export function isDay(text: string): boolean {
  const parts = iso.exec(text)
  return !!parts && exists(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

/** `yyyy-MM-dd` → `dd.MM.yyyy`. */
export const dottedOf = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

const dayLength = 86_400_000

/** Midnight of the day, UTC, in milliseconds. */
const midnight = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** The day `days` later. */
export function addDays(day: string, days: number): string {
  // Put together by hand: the date's own text takes three times as long, and a week asks for it ten times.
  const date = new Date(midnight(day) + days * dayLength)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

/** 1 for Monday … 7 for Sunday. */
export const weekDay = (day: string): number => new Date(midnight(day)).getUTCDay() || 7

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekDay(day))

/** The day that a school looks at: on a Sunday the Monday that comes, else the day itself. Timetable and diary open on it. */
export const schoolDayOf = (day: string): string => (weekDay(day) === 7 ? addDays(day, 1) : day)

/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number => (midnight(to) - midnight(from)) / dayLength

/** Almaty left UTC+6 for UTC+5 at this instant; clocks there are not changed in summer. */
const moved = Date.UTC(2024, 1, 29, 18)
const hour = 3_600_000

// By hand: a formatter of a time zone costs a first page 20 ms, and every request of the server asks for the day.
const localTime = (instant: Date): string =>
  new Date(instant.getTime() + (instant.getTime() < moved ? 6 : 5) * hour).toISOString()

/** The local date at an instant of this century; schools live in Asia/Almaty (UTC+5, Q-098). */
export const localDay = (instant: Date): string => localTime(instant).slice(0, 10)

/** The local date of an instant as it travels. */
export const dayOfInstant = (instant: string): string => localDay(new Date(instant))

/** The instant at which a local day of this century begins. */
export const localMidnight = (day: string): Date => {
  const start = Date.parse(`${day}T00:00:00Z`)
  return new Date(start - (start - 6 * hour < moved ? 6 : 5) * hour)
}

/** The local wall time `HH:mm` at an instant of this century. */
export const localClock = (instant: Date): string => localTime(instant).slice(11, 16)

/** The start year of a quarter number such as 20262. */
export const yearOfQuarter = (quarterId: number): number => Math.floor(quarterId / 10)
/** 1…4 of a quarter number such as 20262. */
export const numberOfQuarter = (quarterId: number): number => quarterId % 10
