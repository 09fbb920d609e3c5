import type { BellPeriod } from '@qalam/contract/time-schemes/api.ts'
import { absurdBreak, absurdLesson, overlap } from '@qalam/contract/time-schemes/rules.ts'
import { text } from '#platform/text.ts'
import type { TypedPeriod } from './PeriodRows.tsx'

/** Why the server would refuse these times, in words; null while one is half typed: its own field says that. */
export function troubleIn(typed: readonly TypedPeriod[]): string | null {
  if (typed.some(({ timeStart, timeEnd }) => timeStart.length < 5 || timeEnd.length < 5)) return null
  const periods = typed.map(({ number, timeStart, timeEnd }): BellPeriod => ({
    number,
    start: timeStart,
    end: timeEnd,
  }))
  const clash = overlap(periods)
  if (clash) return text('problem.time-scheme.periods-overlap', { first: clash[0].number, second: clash[1].number })
  const lesson = absurdLesson(periods)
  if (lesson) return text('problem.time-scheme.lesson-length', lesson)
  const pause = absurdBreak(periods)
  return pause ? text('problem.time-scheme.break-length', pause) : null
}
