import { z } from 'zod'
import { dottedOf, isDay } from './calendar.ts'

const dotted = /^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.((?:19|20)\d\d)$/

/** `dd.MM.yyyy` → `yyyy-MM-dd`, or null when there is no such date (V-DATE-1). */
export function dayFromDotted(text: string): string | null {
  const parts = dotted.exec(text)
  if (!parts) return null
  const day = `${parts[3]}-${parts[2]}-${parts[1]}`
  return isDay(day) ? day : null
}

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
