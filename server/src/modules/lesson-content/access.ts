import { randomUUID } from 'node:crypto'
import { homework } from '@qalam/contract/homework/api.ts'
import { lessonContent, type readResets } from '@qalam/contract/lesson-content/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { type Access, lessonOf, notTheLead, onLesson } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { type Given, given, published } from './testing/lecture.ts'

type Asked = { params?: object; query?: object; body?: object }
type Make = (work: Given, school: School) => Asked | Promise<Asked>

/** Something about content that the lesson was given. */
const onContent =
  (make: Make = () => ({})) =>
  async (school: School) => {
    const work = await given(school)
    return { params: work.params, ...(await make(work, school)) }
  }

const studentIn = (school: School) => school.people.student.userId
const ofStudent = ({ given: lessonId }: Given, school: School) => ({ query: { lessonId, userId: studentIn(school) } })

export const access: Access<typeof lessonContent & typeof readResets> = {
  ofLesson: { ask: onLesson() },
  give: {
    ask: async (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { uuid: randomUUID(), versionUuid: (await published(school)).versionUuid },
    }),
    // A document belongs to its author, and the school's managers have to be shown it first.
    refused: ['group-lead', 'zavuch', 'director', 'admin'] satisfies Role[],
  },
  openNamed: {
    ask: async (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { from: (await named(school)).from },
    }),
  },
  takeBack: { ask: onContent(), refused: notTheLead },
  read: { ask: onContent() },
  see: { ask: onContent(({ params, pages }) => ({ params: { ...params, page: pages[0] } })) },
  check: {
    ask: onContent(({ open }) => ({
      body: { id: randomUUID(), exercise: open, answer: { text: 'x', files: [] } },
    })),
  },
  addFiles: { ask: onContent(), upload: true },
  preview: { ask: onContent((work) => ({ params: { workId: work.given } })) },
  ofClass: { ask: onContent() },
  ofStudent: { ask: onContent(({ params }, school) => ({ params: { ...params, studentId: studentIn(school) } })) },
  answer: {
    ask: onContent(async (work, school) => {
      const { params, scheduleUuid, pages } = work
      await school.as('student')(lessonContent.see, { params: { ...params, page: pages[0] ?? '' } })
      const { body } = await school.as('teacher')(lessonContent.ofClass, { params })
      const answerId = body.rows.find(({ studentId }) => studentId === studentIn(school))?.answerId
      return { params: { scheduleUuid, answerId } }
    }),
  },
  score: {
    ask: onContent(async (work, school) => {
      const sent = { id: randomUUID(), exercise: work.open, answer: { text: 'x', files: [] } }
      await school.as('student')(lessonContent.check, { params: work.params, body: sent })
      const { body } = await school.as('teacher')(lessonContent.ofClass, { params: work.params })
      const reading = body.rows.find(({ studentId }) => studentId === studentIn(school))?.answerId
      return { body: { reading, exercise: work.open, n: 1, version: 0, parts: {} } }
    }),
    refused: notTheLead,
  },
  waiting: { of: 'caller' },
  historyLecture: { ask: onContent(ofStudent), refused: notTheLead },
  historyRegular: { ask: onContent(ofStudent), refused: notTheLead },
}

/** The homework of the lesson names a lesson of the teacher. */
async function named(school: School): Promise<{ from: 'homework' }> {
  const { versionUuid: contentVersion } = await published(school)
  const body = { version: 0, text: 'x', dueOn: '20.11.2026', contentVersion }
  await school.as('teacher')(homework.set, { params: { scheduleUuid: lessonOf(school) }, body })
  return { from: 'homework' }
}
