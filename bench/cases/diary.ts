import { diary } from '@qalam/contract/diary/api.ts'
import { type Cases, reading } from '../figures.ts'

export const cases: Cases = {
  order: 40,
  make: async ({ students }, recorded) => [
    await reading(
      recorded,
      diary.week,
      { name: 'diary week', about: 'a student’s week with themes and marks', ratio: null },
      students.map((who) => ({ who, path: diary.week.path })),
    ),
  ],
}
