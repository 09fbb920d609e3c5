import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

const asked = (uuid: string, date = '16.11.2026') => ({ params: { scheduleUuid: uuid }, query: { date } })

test('whoever carries a lesson learns when its teacher, room and pupils are taken that week, and by what side', async ({
  school,
}) => {
  const { status, body } = await school.as('zavuch')(schedule.busy, asked(school.lessons.mondayAlgebra))

  expect(status).toBe(200)
  const at = (date: string) =>
    body.taken.filter((one) => one.date === date).map(({ side, timeStart }) => `${timeStart} ${side}`)
  expect(at('2026-11-16')).toEqual([])
  expect(at('2026-11-17')).toEqual(['09:55 cabinet', '09:55 group', '09:55 teacher'])
  // The teacher has one half of English, the class both of them; their rooms are others.
  expect(at('2026-11-18')).toEqual(['08:00 cabinet', '08:00 group', '08:00 teacher', '08:55 group', '08:55 teacher'])
})

test('halves of one subject leave each other free', async ({ school }) => {
  const { wednesdayEnglishFirst } = school.lessons
  const { body } = await school.as('zavuch')(schedule.busy, asked(wednesdayEnglishFirst))
  expect(body.taken.filter(({ timeStart }) => timeStart === '08:55')).toEqual([])
})

test('no names and no other week are told', async ({ school }) => {
  const { body } = await school.as('zavuch')(schedule.busy, asked(school.lessons.mondayAlgebra, '23.11.2026'))
  expect(body.taken).toEqual([])
  const week = await school.as('zavuch')(schedule.busy, asked(school.lessons.mondayAlgebra))
  expect(Object.keys(week.body.taken[0] ?? {}).sort()).toEqual(['date', 'side', 'timeEnd', 'timeStart'])
})

test('only whoever may move the lesson asks; another school has no such lesson', async ({ school, otherSchool }) => {
  const { mondayAlgebra } = school.lessons
  const refused = await school.as('teacher')(schedule.busy, asked(school.lessons.wednesdayEnglishSecond))
  expect(refused.status).toBe(403)
  expect((await school.as('student')(schedule.busy, asked(mondayAlgebra))).status).toBe(403)

  expect((await otherSchool.as('zavuch')(schedule.busy, asked(mondayAlgebra))).status).toBe(404)
})
