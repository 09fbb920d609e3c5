import { randomUUID } from 'node:crypto'
import { exams } from '@qalam/contract/exams/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { answered, given } from '../testing/given.ts'

const teacher = (school: School) => school.as('teacher')

test('a mended key is carried out as its plan said, with the journal, and only up when asked', async ({ school }) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  await answered(school, work, school.students[1]!, 'WRONG-5')
  for (let left = 2; left > 0; left--) {
    const { body } = await teacher(school)(exams.grading, { params: work.params })
    const one = body.answers.find(({ parts }) => parts === null)!
    const { attempt, exercise, studentId, scoreVersion, answerVersion } = one
    const score = { attempt, exercise, studentId, scoreVersion, answerVersion, parts: { [work.descriptors[0]!]: 4 } }
    await teacher(school)(exams.score, { params: work.params, body: score })
  }
  await teacher(school)(exams.bringToJournal, { params: work.params, body: { over: [] } })

  const key = { type: 'single', right: work.wrong, explanation: '' }
  const mend = (keyVersion: number) =>
    teacher(school)(exams.mendKey, { params: work.params, body: { keyVersion, exercise: work.ids.single, key } })
  expect((await mend(1)).body).toEqual({ keyVersion: 2 })
  expect((await mend(1)).status).toBe(409)

  const plan = (onlyUp: boolean) =>
    teacher(school)(exams.planRegrade, { params: work.params, query: { onlyUp: `${onlyUp}` as never } })
  const up = (await plan(true)).body
  expect(up.changes).toMatchObject([
    {
      ...{ studentId: school.students[1]!.userId, totalBefore: 9, totalAfter: 14, inJournal: true },
      // 9 of 20 are 45 %, 14 of 20 are 70 %: of the work alone, since the student has no other score in the quarter.
      mark: { before: 3, after: 4, credit: false },
    },
  ])
  expect((await plan(false)).body.changes).toHaveLength(2)

  const uuid = randomUUID()
  const carry = (hash: string) =>
    teacher(school)(exams.regrade, { params: work.params, body: { uuid, hash, onlyUp: true } })
  expect((await carry('another')).status).toBe(409)
  expect((await carry(up.hash)).body).toEqual(up)
  expect((await carry(up.hash)).body).toEqual(up)
  const { body: room } = await teacher(school)(exams.room, { params: work.params })
  const totals = new Map(room.rows.map(({ studentId, total }) => [studentId, total]))
  expect(totals.get(school.people.student.userId)).toBe(14)
  expect(totals.get(school.students[1]!.userId)).toBe(14)
  const { rows } = await school.house.pool.query('select score from mark where lesson_uuid = $1 order by score', [
    work.scheduleUuid,
  ])
  expect(rows).toEqual([{ score: 14 }, { score: 14 }])
})

test('a key that the question could not have been published with is refused', async ({ school }) => {
  const work = await given(school)
  for (const key of [
    null,
    { type: 'single', right: randomUUID(), explanation: '' },
    { type: 'multiple', right: [work.right], explanation: '' },
  ]) {
    const body = { keyVersion: 1, exercise: work.ids.single, key }
    expect((await teacher(school)(exams.mendKey, { params: work.params, body })).body).toMatchObject({
      code: 'exam.key-unfit',
    })
  }
})
