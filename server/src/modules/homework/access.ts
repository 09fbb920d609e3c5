import { randomUUID } from 'node:crypto'
import type { homework } from '@qalam/contract/homework/api.ts'
import { type Access, lessonOf, notTheLead, onLesson, stale } from '#platform/testing/access.ts'

export const access: Access<typeof homework> = {
  set: { ask: onLesson({ body: { version: 0, text: 'x' } }), refused: notTheLead, then: 'homework.stale' },
  addFiles: { ask: onLesson(), upload: true, refused: notTheLead, then: 'homework.missing' },
  removeFile: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: notTheLead,
    then: 'homework.missing',
  },
  clear: { ask: onLesson({ body: { version: stale } }), refused: notTheLead, then: 'homework.missing' },
}
