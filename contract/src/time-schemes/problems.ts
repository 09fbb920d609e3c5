import { problem } from '../kernel/problem.ts'

export const schemeInUse = problem<{ groups: number; names: string }>('time-scheme.in-use')
export const periodsOverlap = problem<{ first: number; second: number }>('time-scheme.periods-overlap')
export const periodRepeated = problem<{ number: number }>('time-scheme.period-repeated')
export const lessonLength = problem<{ number: number; minutes: number }>('time-scheme.lesson-length')
export const breakLength = problem<{ after: number; minutes: number }>('time-scheme.break-length')
/** A lesson cannot take its new time; nothing was changed. */
export const retimeClashes = problem<{ clashes: number }>('time-scheme.retime-clashes', 409)
