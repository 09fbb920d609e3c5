import { randomUUID } from 'node:crypto'
import { examResets } from '@qalam/contract/exams/api.ts'
import { lessonContent, readResets } from '@qalam/contract/lesson-content/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { type Given, given, optionIn, published, shown } from '../testing/lecture.ts'

async function answered(school: School, work: Given) {
  const student = school.as('student')
  await student(lessonContent.see, { params: { ...work.params, page: work.pages[0]! } })
  const id = optionIn(await shown(school, work), work.single, 'RIGHT')
  const send = (exercise: string, answer: object) =>
    student(lessonContent.check, { params: work.params, body: { id: randomUUID(), exercise, answer: answer as never } })
  await send(work.single, { id })
  await send(work.open, { text: 'Менің ойымша', files: [] })
}

const ownRow = async (school: School, { params }: Given) =>
  (await school.as('teacher')(lessonContent.ofClass, { params })).body.rows.find(
    ({ studentId }) => studentId === school.people.student.userId,
  )!

test('a teacher sees how far the class is, and every try of one student; monitoring reads no answer', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work)
  const row = await ownRow(school, work)
  expect(row).toMatchObject({ progress: { seen: 1, closed: 2, share: 60, points: 5 }, resets: 0 })
  const { body: list } = await school.as('teacher')(lessonContent.ofLesson, { params: work })
  expect(list.contents).toMatchObject([{ given: work.given, began: 1, finished: 0, of: 6 }])

  const params = { ...work.params, studentId: row.studentId }
  const { body } = await school.as('teacher')(lessonContent.ofStudent, { params })
  const triesAt = (exercise: string) => body.tries.find((one) => one.exercise === exercise)?.made
  expect(triesAt(work.single)).toMatchObject([{ verdict: 'right', points: 5 }])
  expect(triesAt(work.open)).toMatchObject([{ verdict: 'sent', answer: { text: 'Менің ойымша' } }])

  const byId = { params: { scheduleUuid: work.scheduleUuid, answerId: row.answerId! } }
  expect((await school.as('student')(lessonContent.answer, byId)).body).toMatchObject({ can: { readAnswers: true } })
  const seen = await school.as('monitoring')(lessonContent.answer, byId)
  expect(seen.body).toMatchObject({ can: { readAnswers: false } })
  expect(seen.raw.toString()).not.toContain('Менің ойымша')
})

test('another student’s way is nobody’s but the teacher’s', async ({ school }) => {
  const work = await given(school)
  await answered(school, work)
  const { answerId } = await ownRow(school, work)
  const other = school.students[1]!
  const byId = { params: { scheduleUuid: work.scheduleUuid, answerId: answerId! } }
  expect((await school.as(other)(lessonContent.answer, byId)).status).toBe(404)
  expect((await school.as(other)(lessonContent.read, { params: work.params })).body.exercises).toEqual(
    expect.arrayContaining([expect.objectContaining({ exercise: work.single, answer: null, tries: 0 })]),
  )
})

test('a reset keeps what was done, lets the student begin anew under other ids, and stands in the history', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work)
  const before = await shown(school, work)
  const { answerId, studentId: userId } = await ownRow(school, work)
  const body = { lessonType: 'custom-lesson' as const, lessonId: work.given, userId, scheduleId: work.scheduleUuid }
  expect((await school.as('teacher')(examResets.reset, { body: { ...body, lessonType: 'lecture' } })).status).toBe(404)
  expect((await school.as('teacher')(examResets.reset, { body })).status).toBe(200)
  expect((await school.as('teacher')(examResets.reset, { body })).status).toBe(404)

  const after = await shown(school, work)
  expect(after).toMatchObject({ at: null, progress: { share: 0, points: 0 } })
  expect(optionIn(after, work.single, 'RIGHT')).not.toBe(optionIn(before, work.single, 'RIGHT'))
  expect(await ownRow(school, work)).toMatchObject({ answerId: null, resets: 1 })
  const query = { lessonId: work.given, userId }
  expect((await school.as('teacher')(readResets.historyRegular, { query })).body).toMatchObject([
    { result: 5, maxResult: 11, title: 'Теңдеулер' },
  ])
  expect((await school.as('teacher')(readResets.historyLecture, { query })).body).toEqual([])
  const old = { params: { scheduleUuid: work.scheduleUuid, answerId: answerId! } }
  expect((await school.as('teacher')(lessonContent.answer, old)).body).toMatchObject({
    wasReset: true,
    can: { reset: false },
  })
})

test('what may be given comes first by the objective of the theme; a colleague’s shared lesson is of the library', async ({
  school,
}) => {
  const { versionUuid } = await published(school)
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra }
  const { body } = await school.as('teacher')(lessonContent.ofLesson, { params })
  expect(body.toGive).toMatchObject([{ versionUuid, kind: 'custom-lesson' }])
  expect((await school.as('student')(lessonContent.ofLesson, { params })).body).toMatchObject({
    toGive: [],
    can: { give: false },
  })
})

test('an open answer waits for its teacher, is scored by descriptors once, and the student reads points and words', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work)
  const teacher = school.as('teacher')
  const waits = async () => (await teacher(lessonContent.waiting)).body.rows
  const { studentId, answerId } = await ownRow(school, work)
  expect(await waits()).toMatchObject([{ given: work.given, answers: 1, studentId, title: 'Теңдеулер' }])
  expect(await ownRow(school, work)).toMatchObject({ toGrade: 1, progress: { maxPoints: 11 } })

  const { body: way } = await teacher(lessonContent.ofStudent, { params: { ...work.params, studentId } })
  const [descriptor] = way.toScore[0]?.descriptors ?? []
  const draft = (points: number, version = 0, n = 1) => ({
    params: work.params,
    body: {
      ...{ reading: answerId!, exercise: work.open, n, version, comment: 'Дәлелі жоқ' },
      parts: { [descriptor!.id]: points },
    },
  })
  expect((await teacher(lessonContent.score, draft(5))).body).toMatchObject({ code: 'exam.parts-unfit' })
  expect((await teacher(lessonContent.score, draft(3))).status).toBe(200)
  expect((await teacher(lessonContent.score, draft(4))).body).toMatchObject({ code: 'exam.score-stale' })
  expect(await waits()).toEqual([])
  expect(await ownRow(school, work)).toMatchObject({ toGrade: 0, progress: { points: 8, maxPoints: 15, closed: 2 } })
  const mine = async () => (await shown(school, work)).exercises.find(({ exercise }) => exercise === work.open)
  expect(await mine()).toMatchObject({ verdict: 'partly', points: 3, comment: 'Дәлелі жоқ', closed: true })

  const answer = { text: 'Себебі тең', files: [] }
  const again = { params: work.params, body: { id: randomUUID(), exercise: work.open, answer } }
  expect((await school.as('student')(lessonContent.check, again)).status).toBe(200)
  expect(await waits()).toMatchObject([{ answers: 1 }])
  expect((await teacher(lessonContent.score, draft(4, 1))).body).toMatchObject({ code: 'exam.score-stale' })
  expect((await teacher(lessonContent.score, draft(4, 0, 2))).status).toBe(200)
  expect(await mine()).toMatchObject({ verdict: 'right', points: 4 })
})
