import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const frost = (school: School, other: object = {}) => ({
  groupIds: [school.group.id],
  from: '2026-11-18',
  until: '2026-11-19',
  ...other,
})
const preview = (school: School, other: object = {}) =>
  school.as('zavuch')(officeSchedule.cancelPreview, { body: frost(school, other) })
const weekAt = async (school: School) => {
  const { body } = await school.as('director')(schedule.week, { query: { groupId: school.group.id } })
  return body.days.flatMap(({ lessons }) => lessons.map(({ uuid }) => uuid))
}

test('the lessons of days of frost go for a class, and come back when the days are taken back', async ({ school }) => {
  const before = await weekAt(school)
  const { body: seen } = await preview(school)
  expect(seen).toMatchObject({ lessons: 3, days: 1, left: 0 })

  const { body: batch } = await school.as('zavuch')(officeSchedule.cancelDays, {
    body: { ...frost(school), uuid: randomUUID(), stamp: seen.stamp },
  })
  expect(batch).toMatchObject({ kind: 'cancel', lessons: 3, group: '7А', from: '2026-11-18', to: '2026-11-19' })
  expect(await weekAt(school)).toHaveLength(before.length - 3)

  await school.as('zavuch')(officeSchedule.undo, { body: { uuid: batch.uuid } })
  expect(await weekAt(school)).toEqual(before)
})

test('without classes it is the whole school, and a lesson that was held stays', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ conducted_at: '2026-11-18T04:00:00Z', conducted_by: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.wednesdayAlgebra)
    .where('school_id', '=', school.id)
    .execute()
  const { body } = await preview(school, { groupIds: [] })
  expect(body).toMatchObject({ lessons: 2, left: 1, leftLessons: [{ reason: 'conducted' }] })
})

test('days run forward and no longer than two months; a class of another school is not found', async ({
  school,
  otherSchool,
}) => {
  for (const until of ['2026-11-17', '2027-02-01']) {
    const refused = await preview(school, { until })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['until'])
  }
  expect((await preview(school, { groupIds: [otherSchool.group.id] })).status).toBe(404)
})
