import { localClock, localDay } from '@qalam/contract/kernel/dates.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import { currentLanguage } from './text.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(day: string, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(currentLanguage())
  const name = locale + JSON.stringify(options)
  let format = formats.get(name)
  if (!format) formats.set(name, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })))
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** 21 қараша 2026 ж., 21 ноября 2026 г., 21 November 2026. Takes `yyyy-MM-dd`, as all of these do. */
export const dayLong = (day: string): string => formatted(day, { day: 'numeric', month: 'long', year: 'numeric' })
/** The day and its month without the year: 21 қараша, 21 ноября. */
export const dayOfMonth = (day: string): string => formatted(day, { day: 'numeric', month: 'long' })
/** 21 қар., 21 нояб., 21 Nov. */
export const dayShort = (day: string): string => formatted(day, { day: 'numeric', month: 'short' })
/** 21.11 in the order of the language: for narrow column heads. */
export const dayDigits = (day: string): string => formatted(day, { day: '2-digit', month: '2-digit' })
/** сенбі, суббота, Saturday. */
export const weekdayLong = (day: string): string => formatted(day, { weekday: 'long' })
/** сн, сб, Sat. */
export const weekdayShort = (day: string): string => formatted(day, { weekday: 'short' })
/** қараша 2026 ж.: the month that a day lies in. */
export const monthOf = (day: string): string => formatted(day, { month: 'long', year: 'numeric' })

/** The first day, a dash, and the last one, leaving out what both share. */
export function daysBetweenText(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** The day it is at school now, `yyyy-MM-dd`. */
export const today = (): string => localDay(new Date())
/** The wall time it is at school now, `HH:mm`. */
export const clockNow = (): string => localClock(new Date())

/** An instant as people read it: 21 қар. 2026 ж., 09:05, in the time of the school. */
export const momentText = (instant: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))

/** A number as the language writes it, with at most `digits` behind the comma. */
export const numberText = (value: number, digits = 2): string =>
  new Intl.NumberFormat(localeOf(currentLanguage()), { maximumFractionDigits: digits }).format(value)

/** A share of one as a percentage: 0.854 → 85,4 %. */
export const percentText = (share: number, digits = 0): string =>
  new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'percent', maximumFractionDigits: digits }).format(share)

/** Names in a row: «а, ә және б». */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage()), { type: 'conjunction' }).format(names)
