import { randomUUID } from 'node:crypto'
import { lesson } from '@qalam/contract/lesson/api.ts'
import type { School } from '#platform/testing/school.ts'
import { png } from '#platform/testing/documents.ts'
import { type Access, lessonOf, notTheLead, onLesson } from '#platform/testing/access.ts'

/** A picture that the teacher of the lesson puts on it. */
async function fileOn(school: School): Promise<string> {
  const at = { params: { scheduleUuid: lessonOf(school) } }
  const file = { name: 'a.png', mime: 'image/png', bytes: png() }
  const { body } = await school.upload('teacher', lesson.addFiles, at, [file])
  return body[0]?.uuid ?? ''
}

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
    ask: async (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: await fileOn(school) } }),
    refused: notTheLead,
  },
  fileAddress: {
    ask: async (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: await fileOn(school) } }),
  },
  file: {
    ask: async (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: await fileOn(school) } }),
  },
}
