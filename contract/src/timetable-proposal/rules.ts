import { z } from 'zod'

/** What a week is judged by. */
export const goals = ['teacherWindows', 'classWindows', 'hardLast', 'spread', 'doubles'] as const
export type Goal = (typeof goals)[number]

export const largestWeight = 10

/** One number for each goal. Weeks that were laid before hard subjects counted say nothing of them. */
export const Goals = (value: z.ZodInt) =>
  z.object({
    teacherWindows: value,
    classWindows: value,
    hardLast: value.default(0),
    spread: value,
    doubles: value,
  })

/** What stands before somebody moves a weight. */
export const usualWeights: Readonly<Record<Goal, number>> = {
  teacherWindows: 3,
  classWindows: 10,
  hardLast: 3,
  spread: 3,
  doubles: 6,
}

/** The most lessons a week by the state standard of education: 27 in grades 1–4, 30.5 in grades 5 and 6. */
const weeklyCap = (parallel: number): number | null => (parallel <= 4 ? 27 : parallel <= 6 ? 30.5 : null)

/** How many lessons a class may have on a day: an even share of its week, or as many as it has bells. */
export function mostADay(parallel: number, days: number, bells: number): number {
  const cap = weeklyCap(parallel)
  return cap === null ? bells : Math.min(bells, Math.ceil(cap / days))
}
