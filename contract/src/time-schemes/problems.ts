import { problem } from '../kernel/problem.ts'

export const schemeInUse = problem<{ groups: number }>('time-scheme.in-use')
export const periodsOverlap = problem<{ first: number; second: number }>('time-scheme.periods-overlap')
export const periodRepeated = problem<{ number: number }>('time-scheme.period-repeated')
