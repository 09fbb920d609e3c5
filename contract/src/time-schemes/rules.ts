import type { Period } from './api.ts'

/** The first two periods that run at the same time, or that end before they start. */
export function overlap(periods: readonly Period[]): [Period, Period] | null {
  const byStart = [...periods].sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))

  for (const [index, period] of byStart.entries()) {
    const next = byStart[index + 1]
    if (period.end <= period.start) return [period, period]
    if (next && next.start < period.end) return [period, next]
  }
  return null
}

/** The first lesson number that two periods have, or null. */
export function repeated(periods: readonly Period[]): number | null {
  const numbers = periods.map(({ number }) => number)
  return numbers.find((number, index) => numbers.indexOf(number) !== index) ?? null
}
