import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const slot = (school: School, other: object = {}) => ({
  groupId: school.group.id,
  weekDay: 1,
  number: 1,
  planUuid: school.plans.algebra.uuid,
  cabinetId: school.cabinets[0]!.id,
  ...other,
})
const put = (school: School, other: object = {}) =>
  school.as('zavuch')(officeSchedule.saveSlot, { body: slot(school, other) })
const ref = (school: School) =>
  school
    .as('zavuch')(officeSchedule.refWeek, { query: { groupId: school.group.id } })
    .then(({ body }) => body)

test('a deputy head puts a lesson into the reference week, moves it and takes it away', async ({ school }) => {
  expect((await put(school)).status).toBe(200)
  const [first] = (await ref(school)).slots
  expect(first).toMatchObject({ weekDay: 1, number: 1, cabinet: { label: '101' } })

  await put(school, { id: first!.id, weekDay: 2, number: 3, cabinetId: null })
  expect((await ref(school)).slots).toEqual([{ ...first, weekDay: 2, number: 3, cabinet: null }])

  await school.as('zavuch')(officeSchedule.dropSlot, { body: { id: first!.id } })
  expect((await ref(school)).slots).toEqual([])
})

test('the week offers the plans of the class with their hours, its bells and the rooms', async ({ school }) => {
  const { plans, bells, cabinets, can } = await ref(school)
  expect(plans.map(({ subject, subgroup, hours }) => [subject.ru, subgroup, hours])).toContainEqual([
    'Английский язык',
    2,
    3,
  ])
  expect(bells).toHaveLength(4)
  expect(cabinets).toHaveLength(3)
  expect(can).toEqual({ edit: true })
})

test('nobody is needed twice: the slot in the way is named; two halves of one subject stand side by side', async ({
  school,
}) => {
  await put(school)
  const same = await put(school, { planUuid: school.plans.music.uuid, cabinetId: null })
  expect(same.body).toMatchObject({ code: 'office-schedule.slot-clash' })

  const { englishFirst, englishSecond } = school.plans
  const [, one, two] = school.cabinets
  expect((await put(school, { number: 2, planUuid: englishFirst.uuid, cabinetId: one!.id })).status).toBe(200)
  expect((await put(school, { number: 2, planUuid: englishSecond.uuid, cabinetId: one!.id })).status).toBe(409)
  expect((await put(school, { number: 2, planUuid: englishSecond.uuid, cabinetId: two!.id })).status).toBe(200)
  expect((await ref(school)).slots).toHaveLength(3)
})

test('a week is filled from the reference week, beside what stands there, and emptied by one undo', async ({
  school,
}) => {
  await put(school, { weekDay: 1, number: 1 })
  await put(school, { weekDay: 3, number: 4 })
  const zavuch = school.as('zavuch')
  const asked = { groupId: school.group.id, quarterId: 20262, dateTo: '2026-11-24' }
  const { body: preview } = await zavuch(officeSchedule.fillPreview, { body: asked })
  expect(preview).toMatchObject({ lessons: 2, left: 0 })

  const { body: batch } = await zavuch(officeSchedule.fill, {
    body: { ...asked, uuid: randomUUID(), stamp: preview.stamp },
  })
  expect(batch).toMatchObject({ kind: 'fill', lessons: 2, from: '2026-11-23' })
  const week = async () => {
    const { body } = await zavuch(schedule.week, { query: { groupId: school.group.id, date: '2026-11-23' } })
    return body.days.flatMap(({ lessons }) => lessons.map(({ date, timeStart }) => `${date.slice(8)} ${timeStart}`))
  }
  expect(await week()).toEqual(['23 08:00', '25 10:50'])

  await zavuch(officeSchedule.undo, { body: { uuid: batch.uuid } })
  expect(await week()).toEqual([])
})

test('the rest of the quarter is filled from today on', async ({ school }) => {
  await put(school, { weekDay: 3, number: 4 })
  const asked = { groupId: school.group.id, quarterId: 20262, isForQuarter: 1 as const }
  const { body } = await school.as('zavuch')(officeSchedule.fillPreview, { body: asked })
  // Wednesdays from 18 November to 23 December, without the holiday of 16 December.
  expect(body).toMatchObject({ lessons: 5, left: 1 })
})

test('a class teacher changes the reference week of the own class alone', async ({ school }) => {
  const lead = school.as('group-lead')
  expect((await lead(officeSchedule.saveSlot, { body: slot(school) })).status).toBe(200)
  const other = { query: { groupId: school.otherGroup.id } }
  expect((await lead(officeSchedule.refWeek, other)).status).toBe(403)
})
