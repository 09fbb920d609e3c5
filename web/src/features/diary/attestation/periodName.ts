import { text } from '#platform/text.ts'

/** «2 четверть» for q2, «1 полугодие» for h1. */
export const periodName = (period: string): string =>
  text(period.startsWith('h') ? 'diary.period-h' : 'diary.period-q', { number: period.slice(1) })
