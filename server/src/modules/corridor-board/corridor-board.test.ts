import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** Hangs the board up and answers its address. */
async function hung(school: School) {
  const { body } = await school.as('zavuch')(corridorBoard.renew)
  return { params: body }
}

test('a board without a session shows the lessons of today in all classes, with their rooms', async ({ school }) => {
  const { body, headers } = await school.asNobody(corridorBoard.shown, await hung(school))

  expect(body.date).toBe('2026-11-18')
  expect(body.groups.map(({ label }) => label)).toEqual(['7А', '7Ә'])
  expect(
    body.lessons.map(({ timeStart, subject, subgroup, cabinet }) => [timeStart, subject.ru, subgroup, cabinet]),
  ).toEqual([
    ['08:00', 'Алгебра', null, '101'],
    ['08:55', 'Английский язык', 1, '102'],
    ['08:55', 'Английский язык', 2, '103'],
  ])
  expect(headers['etag']).toBeTruthy()
})

test('who stands in is named, and what frost took away is cancelled', async ({ school }) => {
  const board = await hung(school)
  await school.db
    .updateTable('lesson')
    .set({ teacher_id: school.colleague.userId, substituted_id: school.people.teacher.userId })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.lessons.wednesdayAlgebra)
    .execute()
  const { body: before } = await school.asNobody(corridorBoard.shown, board)
  expect(before.lessons[0]?.substitute).toMatch(/\./)
  expect(before.lessons[1]?.substitute).toBeNull()

  const days = { groupIds: [school.group.id], from: '2026-11-18', until: '2026-11-18' }
  const { body: preview } = await school.as('zavuch')(officeSchedule.cancelPreview, { body: days })
  const act = { ...days, uuid: randomUUID(), stamp: preview.stamp }
  await school.as('zavuch')(officeSchedule.cancelDays, { body: act })
  const { body: after } = await school.asNobody(corridorBoard.shown, board)
  expect(after.lessons.map(({ cancelled }) => cancelled)).toEqual([true, true, true])
})

test('an address ends by renewing and by ending, and opens one school alone', async ({ school, otherSchool }) => {
  const statusOf = async (board: Awaited<ReturnType<typeof hung>>) =>
    (await school.asNobody(corridorBoard.shown, board)).status
  const first = await hung(school)
  const second = await hung(school)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  await hung(otherSchool)
  expect(await statusOf({ params: { ...second.params, schoolId: otherSchool.id } })).toBe(404)

  await school.as('director')(corridorBoard.end)
  expect(await statusOf(second)).toBe(404)
  expect((await school.as('director')(corridorBoard.state)).body).toEqual({ since: null })
})

test('a teacher hangs up no board', async ({ school }) => {
  expect((await school.as('teacher')(corridorBoard.renew)).status).toBe(403)
})
