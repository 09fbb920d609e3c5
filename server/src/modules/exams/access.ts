import { randomUUID } from 'node:crypto'
import { type examResets, exams } from '@qalam/contract/exams/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Access } from '#platform/testing/access.ts'
import { lessonOf, notTheLead, onLesson } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { answer, at, begun, type Given, given, published, threeQuestions } from './testing/given.ts'

type Asked = { params?: object; query?: object; body?: object }
type Make = (work: Given, school: School) => Asked | Promise<Asked>

/** Something about a work that is open now. */
const onWork =
  (make: Make = () => ({})) =>
  async (school: School) => {
    const work = await given(school, { kind: 'test' })
    return { params: work.params, ...(await make(work, school)) }
  }

/** The same, with the student at it. */
const onAttempt =
  (make: Make = () => ({})) =>
  async (school: School) => {
    const work = await given(school, { kind: 'test' })
    await begun(school, work)
    return { params: work.params, ...(await make(work, school)) }
  }

const all = { studentIds: [] }
/** The author mends a key, or the management. */
const key = { type: 'true-false', right: true, explanation: '' }
const reset = (work: Given, school: School) => ({
  lessonType: 'test',
  lessonId: work.sitting,
  userId: school.people.student.userId,
  scheduleId: work.scheduleUuid,
})

export const access: Access<typeof exams & typeof examResets> = {
  ofLesson: { ask: onLesson() },
  give: {
    ask: async (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: {
        uuid: randomUUID(),
        versionUuid: await published(school, 'test', threeQuestions().modules, 20),
        opensAt: at(0),
        closesAt: at(60),
        minutes: 40,
      },
    }),
    // A work belongs to its author, and the school's managers have to be shown it first.
    refused: ['group-lead', 'zavuch', 'director', 'admin'] satisfies Role[],
  },
  takeBack: { ask: onWork(), refused: notTheLead },
  room: { ask: onWork(), refused: notTheLead },
  giveTime: { ask: onWork(() => ({ body: { ...all, minutes: 5 } })), refused: notTheLead },
  giveWindow: {
    ask: onWork((_, school) => ({
      body: { studentIds: [school.people.student.userId], opensAt: at(0), closesAt: at(60) },
    })),
    refused: notTheLead,
  },
  end: { ask: onWork(() => ({ body: all })), refused: notTheLead },
  reopen: { ask: onWork(() => ({ body: { ...all, minutes: 5 } })), refused: notTheLead },
  data: { ask: onWork(), refused: notTheLead },
  start: { ask: onWork() },
  sendAnswer: { ask: onAttempt(({ ids }) => ({ body: answer(ids.single, null) })) },
  sendAnswers: { ask: onAttempt(() => ({ body: { answers: [] } })) },
  addFiles: { ask: onAttempt(), upload: true },
  testCompleted: { ask: onAttempt() },
  result: {
    ask: async (school) => {
      const work = await given(school, { kind: 'test' })
      await begun(school, work)
      await school.as('teacher')(exams.end, { params: work.params, body: all })
      return { params: { ...work.params, studentId: school.people.student.userId } }
    },
    refused: notTheLead,
  },
  grading: { ask: onWork(), refused: notTheLead },
  score: {
    ask: onAttempt(({ ids, descriptors }, school) => ({
      body: {
        attempt: randomUUID(),
        exercise: ids.open,
        studentId: school.people.student.userId,
        scoreVersion: 0,
        answerVersion: 0,
        parts: { [descriptors[0] ?? '']: 4 },
      },
    })),
    refused: ['group-lead', 'teacher', 'zavuch', 'director', 'admin'] satisfies Role[],
  },
  discountLate: {
    ask: onWork(() => ({ body: { attempt: randomUUID(), discounted: true } })),
    refused: ['group-lead', 'teacher', 'zavuch', 'director', 'admin'] satisfies Role[],
  },
  statistics: { ask: onWork(), refused: notTheLead },
  previewJournal: { ask: onWork(), refused: notTheLead },
  bringToJournal: { ask: onWork(() => ({ body: { over: [] } })), refused: notTheLead },
  takeFromJournal: {
    ask: onWork((_, school) => ({ body: { cells: [{ studentId: school.people.student.userId, version: 1 }] } })),
    refused: notTheLead,
  },
  keys: { ask: onWork(), refused: notTheLead },
  mendKey: {
    ask: onWork(({ ids }) => ({ body: { keyVersion: 1, exercise: ids.single, key } })),
    refused: notTheLead,
    then: 'exam.key-unfit',
  },
  planRegrade: { ask: onWork(), refused: notTheLead },
  regrade: {
    ask: onWork(() => ({ body: { uuid: randomUUID(), hash: 'another', onlyUp: false } })),
    refused: notTheLead,
    then: 'exam.plan-stale',
  },
  reset: { ask: async (school) => ({ body: reset(await attempted(school), school) }), refused: notTheLead },
  historySor: { ask: onHistory, refused: notTheLead },
  historySoch: { ask: onHistory, refused: notTheLead },
  historyTest: { ask: onHistory, refused: notTheLead },
}

async function attempted(school: School): Promise<Given> {
  const work = await given(school, { kind: 'test' })
  await begun(school, work)
  return work
}

async function onHistory(school: School) {
  const work = await given(school)
  return { query: { lessonId: work.sitting, userId: school.people.student.userId } }
}
