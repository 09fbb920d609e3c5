/** What notices are about; each category is switched by itself. */
export const noticeCategories = ['marks', 'homework', 'exams', 'messages', 'lessons', 'tasks', 'news'] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/** When a push leaves: at once, in one a day, or never. */
export const pushTimes = ['now', 'daily', 'off'] as const

/** The sentences that notices are written with. */
export const noticeKinds = [
  'marks',
  'period-marks',
  'homework',
  'substitution',
  'closing',
  'absence',
  'support',
  'message',
  'homework-answer',
  'review-answer',
  'talk-opened',
  'safety',
  'plan-themes',
  'person-invited',
  'person-taken-in',
  'person-bound',
  'person-password',
  'person-opened',
  'person-factor',
  'person-written',
  'look-ups-over',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Hours without pushes for whoever chose no others, of the school's clock. */
export const usualQuiet = { from: '21:00', until: '07:00' }

/** The hour at which the pushes of a day leave together. */
export const dailyHour = 18

/** Whether a clock time lies in a span that may go over midnight; a span of nothing holds none. */
export function isQuiet(clock: string, { from, until }: { from: string; until: string }): boolean {
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until
}
