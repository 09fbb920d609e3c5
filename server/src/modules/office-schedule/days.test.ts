import { diary } from '@qalam/contract/diary/api.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const friday = (school: School) => ({ groupIds: [school.group.id], from: '2026-11-20', until: '2026-11-20' })
const lessonsAt = async (school: School, date: string) => {
  const { body } = await school.as('director')(schedule.week, { query: { groupId: school.group.id, date } })
  return body.days.flatMap(({ lessons }) => lessons)
}

async function move(school: School, to: string) {
  const zavuch = school.as('zavuch')
  const asked = { ...friday(school), to }
  const { body: preview } = await zavuch(officeSchedule.movePreview, { body: asked })
  const { body: batch } = await zavuch(officeSchedule.moveDays, {
    body: { ...asked, uuid: randomUUID(), stamp: preview.stamp },
  })
  return { preview, batch }
}

test('lessons of a day of frost go to another day with their theme and room, and come back', async ({ school }) => {
  const [, , , , , before] = await lessonsAt(school, '2026-11-20')
  const { preview, batch } = await move(school, '2026-11-27')
  expect(preview).toMatchObject({ lessons: 1, days: 1, left: 0 })
  expect(batch).toMatchObject({ kind: 'move', lessons: 1, group: '7А', from: '2026-11-20' })

  const [moved] = await lessonsAt(school, '2026-11-27')
  const same = { uuid: school.lessons.fridayAlgebra, timeStart: '08:00', theme: 'Тақырып 3' }
  expect(moved).toMatchObject({ ...same, date: '2026-11-27', cabinet: before?.cabinet })

  await school.as('zavuch')(officeSchedule.undo, { body: { uuid: batch.uuid } })
  expect((await lessonsAt(school, '2026-11-20')).find(({ uuid }) => uuid === same.uuid)).toMatchObject(same)
  expect(await lessonsAt(school, '2026-11-27')).toEqual([])
})

test('what has no free place, leaves its quarter or falls on a holiday stays and is named', async ({ school }) => {
  const reasonAt = async (to: string) => {
    const { body } = await school.as('zavuch')(officeSchedule.movePreview, { body: { ...friday(school), to } })
    return [body.lessons, body.leftLessons.map(({ reason }) => reason)]
  }
  expect(await reasonAt('2026-11-18')).toEqual([0, ['teacher']])
  expect(await reasonAt('2026-12-16')).toEqual([0, ['holiday']])
  expect(await reasonAt('2027-01-15')).toEqual([0, ['outside']])

  const met = await school.as('zavuch')(officeSchedule.movePreview, { body: { ...friday(school), to: '2026-11-20' } })
  expect(met.body.errors?.['to']).toBeTruthy()
})

test('lessons given remotely keep their time and are marked so for everybody, until that is taken back', async ({
  school,
}) => {
  const zavuch = school.as('zavuch')
  const { body: preview } = await zavuch(officeSchedule.remotePreview, { body: friday(school) })
  const act = { ...friday(school), uuid: randomUUID(), stamp: preview.stamp }
  const { body: batch } = await zavuch(officeSchedule.remoteDays, { body: act })
  expect(batch).toMatchObject({ kind: 'remote', lessons: 1 })

  const remote = async () => {
    const week = await lessonsAt(school, '2026-11-20')
    const { body: own } = await school.as('student')(diary.week, { query: { date: '2026-11-20' } })
    const lessons = own.days.flatMap((day) => day.lessons)
    return [week, lessons].map((list) => list.filter((lesson) => lesson.remote).map(({ uuid }) => uuid))
  }
  expect(await remote()).toEqual([[school.lessons.fridayAlgebra], [school.lessons.fridayAlgebra]])
  const again = await zavuch(officeSchedule.remotePreview, { body: friday(school) })
  expect(again.body).toMatchObject({ lessons: 0, leftLessons: [{ reason: 'remote' }] })

  await zavuch(officeSchedule.undo, { body: { uuid: batch.uuid } })
  expect(await remote()).toEqual([[], []])
})

test('a lesson that was changed after it was moved stays where it is', async ({ school }) => {
  const { batch } = await move(school, '2026-11-27')
  await school.db
    .updateTable('lesson')
    .set({ version: 9 })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.lessons.fridayAlgebra)
    .execute()
  const { body } = await school.as('zavuch')(officeSchedule.undo, { body: { uuid: batch.uuid } })
  expect(body).toMatchObject({ lessons: 0, left: 1, leftLessons: [{ reason: 'changed' }] })
})
