import type { BellPeriod } from './api.ts'

/** The first two periods that run at the same time, or that end before they start. */
export function overlap(periods: readonly BellPeriod[]): [BellPeriod, BellPeriod] | null {
  const byStart = [...periods].sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))

  for (const [index, period] of byStart.entries()) {
    const next = byStart[index + 1]
    if (period.end <= period.start) return [period, period]
    if (next && next.start < period.end) return [period, next]
  }
  return null
}

/** The first lesson number that two periods have, or null. */
export function repeated(periods: readonly BellPeriod[]): number | null {
  const numbers = periods.map(({ number }) => number)
  return numbers.find((number, index) => numbers.indexOf(number) !== index) ?? null
}

/** Minutes: an order allows lessons of at most 45 and breaks of at least 5; what is far from that is a slip of the hand. */
export const lengths = { lesson: { least: 20, most: 60 }, break: { least: 5, most: 60 } }

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const isOutside = (minutes: number, { least, most }: { least: number; most: number }) =>
  minutes < least || minutes > most

/** The first lesson that is too short or too long, or null. `periods` do not overlap. */
export function absurdLesson(periods: readonly BellPeriod[]): { number: number; minutes: number } | null {
  const all = periods.map(({ number, start, end }) => ({ number, minutes: minutesOf(end) - minutesOf(start) }))
  return all.find(({ minutes }) => isOutside(minutes, lengths.lesson)) ?? null
}

/** The first break that is too short or too long, by the lesson before it, or null. `periods` do not overlap. */
export function absurdBreak(periods: readonly BellPeriod[]): { after: number; minutes: number } | null {
  const byStart = [...periods].sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
  const breaks = byStart.slice(1).map((period, index) => {
    const before = byStart[index] ?? period
    return { after: before.number, minutes: minutesOf(period.start) - minutesOf(before.end) }
  })
  return breaks.find(({ minutes }) => isOutside(minutes, lengths.break)) ?? null
}

/** How a day of bells is described in a few numbers; minutes, and the numbers of the lessons with a long break after them. */
export type DayOfBells = {
  begins: string
  lessons: number
  lesson: number
  break: number
  longBreak: number
  longAfter: readonly number[]
}

/** The periods of a described day; those that would end after midnight are left out. */
export function periodsOf(day: DayOfBells): BellPeriod[] {
  const periods: BellPeriod[] = []
  let at = minutesOf(day.begins)
  for (let number = 1; number <= day.lessons && at + day.lesson < 24 * 60; number++) {
    periods.push({ number, start: clockOf(at), end: clockOf(at + day.lesson) })
    at += day.lesson + (day.longAfter.includes(number) ? day.longBreak : day.break)
  }
  return periods
}
