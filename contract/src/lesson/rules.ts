/** What decides whether a lesson may be said to have taken place. */
export type LessonStanding = { hasTheme: boolean; begun: boolean; closed: boolean }

/** The first thing that stands in the way, or null: a theme, a beginning and an open period are needed. */
export function whyNotConducted({ hasTheme, begun, closed }: LessonStanding): 'theme' | 'not-begun' | 'closed' | null {
  if (closed) return 'closed'
  if (!hasTheme) return 'theme'
  return begun ? null : 'not-begun'
}

/** Whether a lesson has begun by the local day `yyyy-MM-dd` and wall time `HH:mm`. */
export const hasBegun = (lesson: { date: string; timeStart: string }, now: { day: string; clock: string }): boolean =>
  `${lesson.date} ${lesson.timeStart}` <= `${now.day} ${now.clock}`
