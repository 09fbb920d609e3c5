import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { given, shown } from '../testing/lecture.ts'

const destroy = (school: School, uuid: string, withContent = false) =>
  school.as('teacher')(schedule.destroy, { body: { uuid, version: 1, withContent } })

test('content that nobody has opened goes with its lesson when that is wanted', async ({ school }) => {
  const { scheduleUuid } = await given(school)
  expect(await destroy(school, scheduleUuid)).toMatchObject({
    status: 409,
    body: { code: 'schedule.has-content', data: { homework: 0, materials: 1 } },
  })
  expect((await destroy(school, scheduleUuid, true)).status).toBe(200)
})

test('a lesson whose content was taken back and never read goes without a question', async ({ school }) => {
  const { scheduleUuid, params } = await given(school)
  await school.as('teacher')(lessonContent.takeBack, { params })
  expect((await destroy(school, scheduleUuid)).status).toBe(200)
})

test('a lesson whose content a student has read stays, for what was done is not lost', async ({ school }) => {
  const work = await given(school)
  const { scheduleUuid, params } = work
  const [first] = (await shown(school, work)).pages
  await school.as('student')(lessonContent.see, { params: { ...params, page: first?.uuid ?? '' } })
  expect(await destroy(school, scheduleUuid, true)).toMatchObject({ status: 422, body: { code: 'schedule.has-work' } })
})

test('days that are cancelled leave a lesson that has something to read', async ({ school }) => {
  await given(school)
  const deputy = school.as('zavuch')
  const days = { groupIds: [school.group.id], from: '2026-11-18', until: '2026-11-18' }
  const { body: seen } = await deputy(officeSchedule.cancelPreview, { body: days })
  expect(seen).toMatchObject({ lessons: 2, left: 1, leftLessons: [{ reason: 'content' }] })
  const done = await deputy(officeSchedule.cancelDays, { body: { ...days, uuid: randomUUID(), stamp: seen.stamp } })
  expect(done.status).toBe(200)
})
