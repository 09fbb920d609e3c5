import { randomUUID } from 'node:crypto'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { mondayOf, put, store } from './testing/cells.ts'

const params = (school: School) => ({ params: { id: school.plans.algebra.uuid } })

test('what was written in one go is one act, with what stood before each cell', async ({ school }) => {
  await store(school, put(mondayOf(school, 0), { score: 4, deviceAt: '2026-11-18T03:00:00Z' }))
  school.house.setClock(new Date('2026-11-18T05:00:00Z'))
  await store(
    school,
    put(mondayOf(school, 0), { score: 9, baseVersion: 1, deviceAt: '2026-11-18T04:59:00Z' }),
    put(mondayOf(school, 1), { score: 9, deviceAt: '2026-11-18T04:59:01Z' }),
    put(mondayOf(school, 2), { score: 9, deviceAt: '2026-11-18T04:30:00Z' }),
  )
  const { body } = await school.as('teacher')(journal.acts, params(school))

  expect(body.map(({ cells, mine }) => [cells.length, mine])).toEqual([
    [2, true],
    [1, true],
    [1, true],
  ])
  expect(body[0]?.cells.find(({ userId }) => userId === mondayOf(school, 0).student)).toMatchObject({
    version: 2,
    before: { score: 4 },
    after: { score: 9 },
  })
  expect(body[2]).toMatchObject({ by: expect.stringContaining('Айдар'), cells: [{ before: { score: null } }] })
})

test('the journal stands as it did at a moment, and nobody writes in that', async ({ school }) => {
  const cell = mondayOf(school)
  await store(school, put(cell, { score: 4, comment: 'Жақсы' }), put(mondayOf(school, 1), { score: 5 }))
  school.house.setClock(new Date('2026-11-18T06:00:00Z'))
  await store(school, put(cell, { score: 10, baseVersion: 1 }), put(mondayOf(school, 2), { score: 7 }))

  const at = (moment: string) =>
    school
      .as('director')(journal.asOf, { ...params(school), query: { moment } })
      .then(({ body }) => body)
  const marksOf = (index: number, { rows }: Awaited<ReturnType<typeof at>>) =>
    rows.find(({ userId }) => userId === school.students[index]!.userId)?.marks[cell.lesson]
  const before = await at('2026-11-18T05:00:00Z')
  expect(marksOf(0, before)).toEqual({ score: 4, sign: null, comment: 'Жақсы', version: 1 })
  expect(marksOf(2, before)).toBeUndefined()
  expect(marksOf(0, await at('2026-11-18T06:00:00Z'))).toMatchObject({ score: 10, version: 2 })
  expect((await at('2026-11-01T00:00:00Z')).rows.flatMap(({ marks }) => Object.keys(marks))).toEqual([])
  const asTeacher = await school.as('teacher')(journal.asOf, {
    ...params(school),
    query: { moment: '2026-11-18T05:00:00Z' },
  })
  expect(asTeacher.body.lessonSchedules.map(({ can }) => can.mark)).not.toContain(true)
})

test('the history of a cell tells the time of the device beside that of the server', async ({ school }) => {
  const cell = mondayOf(school)
  await store(school, put(cell, { deviceAt: '2026-11-17T15:30:00Z' }))
  const { body } = await school.as('teacher')(journal.history, { params: { id: cell.lesson, userId: cell.student } })
  expect(body).toMatchObject([
    { deviceAt: expect.stringContaining('2026-11-17'), at: expect.stringContaining('2026-11-18') },
  ])
})

test('acts and past journals are for those who read the journal, and of this school only', async ({
  school,
  otherSchool,
}) => {
  expect((await school.as(school.colleague)(journal.acts, params(school))).status).toBe(403)
  expect((await school.as('teacher')(journal.acts, params(otherSchool))).status).toBe(404)
  expect((await school.as('teacher')(journal.acts, { params: { id: randomUUID() } })).status).toBe(404)
})
