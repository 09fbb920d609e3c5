import { randomUUID } from 'node:crypto'
import type { journal } from '@qalam/contract/journal/api.ts'
import { type Access, lessonOf, none, stale } from '#platform/testing/access.ts'

export const access: Access<typeof journal> = {
  groups: none,
  plans: { ask: (school) => ({ params: { groupId: school.group.id } }) },
  quarter: { ask: (school) => ({ params: { id: school.plans.algebra.uuid } }) },
  halfyear: { ask: (school) => ({ params: { id: school.plans.music.uuid } }), refused: ['teacher'] },
  storeDay: {
    ask: (school) => ({
      body: {
        operations: [
          {
            operationId: randomUUID(),
            scheduleUuid: lessonOf(school),
            userId: school.people.student.userId,
            baseVersion: stale,
            score: 5,
            sign: null,
          },
        ],
      },
    }),
    refused: ['group-lead', 'zavuch', 'director', 'admin'],
    then: 'journal.stale',
  },
  history: { ask: (school) => ({ params: { id: lessonOf(school), userId: school.people.student.userId } }) },
  acts: { ask: (school) => ({ params: { id: school.plans.algebra.uuid } }) },
  asOf: {
    ask: (school) => ({ params: { id: school.plans.algebra.uuid }, query: { moment: '2026-11-18T00:00:00Z' } }),
  },
  lesson: { ask: (school) => ({ params: { id: lessonOf(school) } }) },
}
