import { randomUUID } from 'node:crypto'
import { homework } from '@qalam/contract/homework/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

async function asked(school: School): Promise<string> {
  const { body: view } = await school.as('teacher')(homework.set, {
    params: { scheduleUuid: school.lessons.wednesdayAlgebra },
    body: { version: 0, text: '45-бет, № 312', dueOn: '20.11.2026', wantsAnswer: true },
  })
  const { body } = await school.as('teacher')(homework.answers, { params: { homeworkUuid: view.uuid } })
  return body.answers.find(({ student }) => student.id === school.people.student.userId)?.answerId ?? ''
}
const waits = async (school: School, who: 'student' | 'teacher') => (await school.as(who)(homework.waiting)).body.count

test('homework waits for the student until it is sent, and for the teacher until it has a score', async ({
  school,
}) => {
  expect([await waits(school, 'student'), await waits(school, 'teacher')]).toEqual([0, 0])
  const params = { answerId: await asked(school) }
  expect([await waits(school, 'student'), await waits(school, 'teacher')]).toEqual([1, 0])
  await school.as('student')(homework.send, { params, body: { operation: randomUUID(), version: 0, body: 'x = 2' } })
  expect([await waits(school, 'student'), await waits(school, 'teacher')]).toEqual([0, 1])
  await school.as('teacher')(homework.score, {
    params,
    body: { operation: randomUUID(), version: 2, score: 9, comment: 'Жақсы' },
  })
  expect([await waits(school, 'student'), await waits(school, 'teacher')]).toEqual([0, 0])
})

test('a parent reads what the child gave and what was said of it, and of no other child', async ({ school }) => {
  const params = { answerId: await asked(school) }
  await school.as('student')(homework.send, { params, body: { operation: randomUUID(), version: 0, body: 'x = 2' } })
  const parent = school.as('parent')
  expect((await parent(homework.answer, { params })).body).toMatchObject({
    body: 'x = 2',
    can: { answer: false, judge: false },
  })
  const query = { userId: school.people.student.userId }
  expect((await parent(homework.mine, { query })).body.rows).toMatchObject([{ answerId: params.answerId }])
  const stranger = await school.newcomer('student')
  expect((await parent(homework.mine, { query: { userId: stranger.userId } })).status).toBe(404)
})
