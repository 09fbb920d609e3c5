import { z } from 'zod'

const dotted = /^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.((?:19|20)\d\d)$/
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

/** `dd.MM.yyyy` → `yyyy-MM-dd`, or null when there is no such date (V-DATE-1). */
export function dayFromDotted(text: string): string | null {
  const parts = dotted.exec(text)
  if (!parts) return null
  const day = `${parts[3]}-${parts[2]}-${parts[1]}`
  return isDay(day) ? day : null
}

/** `yyyy-MM-dd` → `dd.MM.yyyy`. */
export const dottedOf = (day: string): string => day.split('-').reverse().join('.')

/**
 * A local calendar date. Inside the product it is `yyyy-MM-dd`, on the wire `dd.MM.yyyy` (V-DATE-3, Q-090); both are
 * understood when a request comes in.
 */
export const Day = z.codec(
  z.string().refine((text) => isDay(text) || dayFromDotted(text) !== null, { message: 'date_not_match_format' }),
  z.string(),
  { decode: (text) => dayFromDotted(text) ?? text, encode: (day) => dottedOf(day) },
)

/** A wall-clock time of the school, `HH:mm`. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'time_not_match_format' })

/** An instant, ISO 8601 with an offset: for events only, never for lessons. */
export const Instant = z.iso.datetime({ offset: true })

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day `days` later. */
export function addDays(day: string, days: number): string {
  const date = asDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 1 for Monday … 7 for Sunday. */
export const weekDay = (day: string): number => asDate(day).getUTCDay() || 7

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekDay(day))

/** Whole days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number =>
  (asDate(to).getTime() - asDate(from).getTime()) / 86_400_000

// Making a formatter costs a hundred times what using one does, and every request asks for the day.
const schoolDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Almaty',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const schoolClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Almaty',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** The local date at an instant; schools live in Asia/Almaty (UTC+5, Q-098). */
export const localDay = (instant: Date): string => schoolDay.format(instant)

/** The local wall time `HH:mm` at an instant. */
export const localClock = (instant: Date): string => schoolClock.format(instant)

/** The start year of a quarter number such as 20262. */
export const yearOfQuarter = (quarterId: number): number => Math.floor(quarterId / 10)
/** 1…4 of a quarter number such as 20262. */
export const numberOfQuarter = (quarterId: number): number => quarterId % 10
