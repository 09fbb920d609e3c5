import { schedule } from '@qalam/contract/schedule/api.ts'
import { type Cases, reading } from '../figures.ts'

export const cases: Cases = {
  order: 10,
  make: async ({ teachers }, recorded) => [
    await reading(
      recorded,
      schedule.week,
      { name: 'week schedule', about: 'a teacher’s own week of 24 lessons', ratio: 0.6 },
      teachers.map((who) => ({ who, path: schedule.week.path })),
    ),
  ],
}
