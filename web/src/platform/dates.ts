import { localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { serverNow } from './clock.ts'
import { kazakh } from './kazakh.ts'
import { currentLanguage } from './text.ts'

const isKazakh = (): boolean => currentLanguage() === 'kz'
/** Numbers are written in Kazakh as in Russian: a comma, and thin groups of three. */
const locale = (): string => (currentLanguage() === 'en' ? 'en-GB' : 'ru')

/** Making a format takes a hundred times as long as using it: each is made once a language. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format): (options: Options) => Format {
  const formats = new Map<string, Format>()
  return (options) => {
    const name = locale() + JSON.stringify(options)
    const format = formats.get(name) ?? make(locale(), options)
    formats.set(name, format)
    return format
  }
}

const formatOf = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }),
)
const numbersIn = kept((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options))

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
const written = (day: string, options: Intl.DateTimeFormatOptions): string => formatOf(options).format(asDate(day))

/** 2026 ж. 21 қараша, 21 ноября 2026 г., 21 November 2026. Takes `yyyy-MM-dd`, as all of these do. */
export const dayLong = (day: string): string =>
  isKazakh() ? kazakh.dayLong(day) : written(day, { day: 'numeric', month: 'long', year: 'numeric' })

/** The day and its month without the year: 21 қараша, 21 ноября, 21 November. */
export const dayOfMonth = (day: string): string =>
  isKazakh() ? kazakh.dayOfMonth(day) : written(day, { day: 'numeric', month: 'long' })

/** 21 қар., 21 нояб., 21 Nov. */
export const dayShort = (day: string): string =>
  isKazakh() ? kazakh.dayShort(day) : written(day, { day: 'numeric', month: 'short' })

/** 21.11 (21/11 in English): for narrow column heads. */
export const dayDigits = (day: string): string => written(day, { day: '2-digit', month: '2-digit' })

/** сенбі, суббота, Saturday. */
export const weekdayLong = (day: string): string =>
  isKazakh() ? kazakh.weekdayLong(day) : written(day, { weekday: 'long' })

/** сб, сб, Sat. */
export const weekdayShort = (day: string): string =>
  isKazakh() ? kazakh.weekdayShort(day) : written(day, { weekday: 'short' })

/** 2026 ж. қараша, ноябрь 2026 г., November 2026: the month that a day lies in. */
export const monthOf = (day: string): string =>
  isKazakh() ? kazakh.monthOf(day) : written(day, { month: 'long', year: 'numeric' })

/** From one day to another, leaving out what both share: 16–21 қараша, 30 ноября – 5 декабря. */
export function daysBetweenText(from: string, to: string): string {
  if (!isKazakh()) return formatOf({ day: 'numeric', month: 'long' }).formatRange(asDate(from), asDate(to))
  if (from === to) return kazakh.dayOfMonth(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth
    ? `${asDate(from).getUTCDate()}–${kazakh.dayOfMonth(to)}`
    : `${kazakh.dayOfMonth(from)} – ${kazakh.dayOfMonth(to)}`
}

/** The day it is at school now, `yyyy-MM-dd`. */
export const today = (): string => localDay(serverNow())
/** The wall time it is at school now, `HH:mm`. */
export const clockNow = (): string => localClock(serverNow())

/** An instant as people read it, in the time of the school: 21 қар. 2026, 09:05. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  const day = localDay(at)
  return `${dayShort(day)} ${day.slice(0, 4)}, ${localClock(at)}`
}

/** A number as the language writes it, with at most `digits` behind the comma. */
export const numberText = (value: number, digits = 2): string =>
  numbersIn({ maximumFractionDigits: digits }).format(value)

/** A share of one as a percentage: 0.854 → 85 %. */
export const percentText = (share: number, digits = 0): string =>
  numbersIn({ style: 'percent', maximumFractionDigits: digits }).format(share)

/** Names in a row: «а, ә және б». */
export const listText = (names: readonly string[]): string =>
  isKazakh() ? kazakh.list(names) : new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)
