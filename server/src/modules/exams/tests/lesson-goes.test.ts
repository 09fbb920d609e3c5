import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { begun, given } from '../testing/given.ts'

const destroy = (school: School, uuid: string, withContent = false) =>
  school.as('teacher')(schedule.destroy, { body: { uuid, withContent } })

test('a work that nobody has begun goes with its lesson when that is wanted', async ({ school }) => {
  const { scheduleUuid } = await given(school)
  expect(await destroy(school, scheduleUuid)).toMatchObject({ status: 409, body: { data: { materials: 1 } } })
  expect((await destroy(school, scheduleUuid, true)).status).toBe(200)
})

test('a lesson whose work a student has begun stays', async ({ school }) => {
  const work = await given(school)
  await begun(school, work)
  expect(await destroy(school, work.scheduleUuid, true)).toMatchObject({
    status: 422,
    body: { code: 'schedule.has-work' },
  })
})
