import type { Pin, Pins } from './reflow.ts'

/** What is known of a lesson of a plan. */
export type LessonFacts = {
  uuid: string
  quarterId: number
  date: string
  theme: string | null
  conducted: boolean
  marked: boolean
  homework: boolean
}
/** A theme held to its lesson: by hand, or a work whose date was announced. */
export const fixings = ['hand', 'date'] as const
export type Fixing = (typeof fixings)[number]

type About = {
  /** Themes that are held to their lesson. */
  fixed: ReadonlyMap<string, Fixing>
  /** Numbers of the quarters whose marks are closed. */
  closedQuarters: readonly number[]
  today: string
}

/** Why lessons keep the themes that they hold; the strongest reason is named. */
export function pinsOf(lessons: readonly LessonFacts[], { fixed, closedQuarters, today }: About): Pins {
  const pins = new Map<string, Pin>()
  for (const lesson of lessons) {
    const fixing = lesson.theme === null ? undefined : fixed.get(lesson.theme)
    const why: Pin | null = lesson.conducted
      ? 'conducted'
      : lesson.marked
        ? 'marked'
        : closedQuarters.includes(lesson.quarterId % 10)
          ? 'closed'
          : lesson.homework
            ? 'homework'
            : fixing
              ? fixing === 'date'
                ? 'dated'
                : 'locked'
              : lesson.date < today
                ? 'past'
                : null
    if (why) pins.set(lesson.uuid, why)
  }
  return pins
}
