import type { Messages } from '../kernel/messages.ts'

/** The holidays between the quarters, by the quarter they follow. */
export const vacationWords = {
  'schedule.vacation-autumn': { kz: 'Күзгі каникул', ru: 'Осенние каникулы', en: 'Autumn holidays' },
  'schedule.vacation-winter': { kz: 'Қысқы каникул', ru: 'Зимние каникулы', en: 'Winter holidays' },
  'schedule.vacation-spring': { kz: 'Көктемгі каникул', ru: 'Весенние каникулы', en: 'Spring holidays' },
  'schedule.vacation-summer': { kz: 'Жазғы каникул', ru: 'Летние каникулы', en: 'Summer holidays' },
} satisfies Messages
