import type { diary } from '@qalam/contract/diary/api.ts'
import type { Access } from '#platform/testing/access.ts'

export const access: Access<typeof diary> = {
  week: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  mark: {
    ask: (school) => ({
      params: { scheduleUuid: school.lessons.mondayAlgebra },
      query: { userId: school.people.student.userId },
    }),
  },
  works: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  openings: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  attestation: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
}
