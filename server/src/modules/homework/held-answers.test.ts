import { randomUUID } from 'node:crypto'
import { homework } from '@qalam/contract/homework/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const lessonOf = (school: School) => ({ params: { scheduleUuid: school.lessons.wednesdayAlgebra } })

test('a school that holds marks back holds the score of an answer back too; the teacher sees it at once', async ({
  school,
}) => {
  await school.as('director')(schoolSettings.setMarkNotice, { body: { hours: 2 } })
  const { body: view } = await school.as('teacher')(homework.set, {
    ...lessonOf(school),
    body: { version: 0, text: '45-бет, № 312', wantsAnswer: true },
  })
  const { body: all } = await school.as('teacher')(homework.answers, { params: { homeworkUuid: view.uuid } })
  const own = all.answers.find(({ student }) => student.id === school.people.student.userId)
  const params = { answerId: own?.answerId ?? '' }
  const operation = () => ({ operation: randomUUID() })
  const { body: sent } = await school.as('student')(homework.send, {
    params,
    body: { ...operation(), version: 0, body: 'x = 2' },
  })
  const scored = { ...operation(), version: sent.version, score: 9, comment: 'Жақсы' }
  expect((await school.as('teacher')(homework.score, { params, body: scored })).status).toBe(200)
  const seen = async () => {
    const page = await school.as('parent')(lesson.page, lessonOf(school))
    const mine = await school.as('student')(homework.mine, {})
    const { body } = await school.as('student')(homework.answer, { params })
    return [page.body.homework?.answer?.score, mine.body.rows[0]?.score, body.score, body.comment]
  }
  expect(await seen()).toEqual([null, null, null, ''])
  expect((await school.as('teacher')(homework.answer, { params })).body).toMatchObject({ state: 'scored', score: 9 })

  school.house.setClock(new Date('2026-11-18T06:10:00Z'))
  expect(await seen()).toEqual([9, 9, 9, 'Жақсы'])
})
