import { randomUUID } from 'node:crypto'
import type { lesson } from '@qalam/contract/lesson/api.ts'
import { type Access, lessonOf, notTheLead, onLesson } from '#platform/testing/access.ts'

export const access: Access<typeof lesson> = {
  page: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school) }, query: { userId: school.people.student.userId } }),
  },
  conduct: { ask: onLesson(), refused: notTheLead },
  unconduct: { ask: onLesson(), refused: notTheLead },
  addLink: {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { uuid: randomUUID(), title: 'x', url: 'https://example.kz' },
    }),
    refused: notTheLead,
  },
  addFiles: { ask: onLesson(), upload: true, refused: notTheLead },
  removeMaterial: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: ['teacher', 'group-lead', 'zavuch', 'director', 'admin'],
  },
  file: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: ['teacher', 'group-lead', 'zavuch', 'director', 'admin', 'student', 'parent', 'monitoring'],
  },
}
