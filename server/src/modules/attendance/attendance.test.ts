import { attendance } from '@qalam/contract/attendance/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { dayOfMove, moveToOther } from '../period-marks/testing/moved.ts'

const signed = (school: School, lesson: string, index: number, sign: MarkOperation['sign']) => ({
  ...{ operationId: randomUUID(), scheduleUuid: lesson, userId: school.students[index]!.userId },
  ...{ baseVersion: 0, score: null, sign },
})

const mark = (school: School, ...operations: ReturnType<typeof signed>[]) =>
  school.as('teacher')(journal.storeDay, { body: { operations } })

const day = async (school: School, date: string) =>
  (await school.as('group-lead')(attendance.day, { query: { date } })).body

test('a lead sees the day of the own group, lesson by lesson, and which lessons nobody has marked', async ({
  school,
}) => {
  const { mondayAlgebra } = school.lessons
  await mark(school, signed(school, mondayAlgebra, 0, 'ill'), signed(school, mondayAlgebra, 1, 'late'))
  const seen = await day(school, '2026-11-16')
  expect(seen).toMatchObject({ group: { id: school.group.id }, groups: [{ id: school.group.id }] })
  expect(seen.lessons.find(({ uuid }) => uuid === mondayAlgebra)).toMatchObject({ begun: true, marked: true })
  const cells = (index: number) => seen.rows.find(({ userId }) => userId === school.students[index]!.userId)?.cells
  expect(cells(0)).toContainEqual({ lesson: mondayAlgebra, sign: 'ill' })
  expect(cells(2)).toContainEqual({ lesson: mondayAlgebra, sign: null })
})

test('a half of the class attends the lessons of its half only', async ({ school }) => {
  const seen = await day(school, '2026-11-18')
  const { wednesdayEnglishFirst, wednesdayEnglishSecond } = school.lessons
  const lessonsOf = (index: number) =>
    seen.rows.find(({ userId }) => userId === school.students[index]!.userId)?.cells.map(({ lesson }) => lesson)
  expect(lessonsOf(0)).toContain(wednesdayEnglishFirst)
  expect(lessonsOf(0)).not.toContain(wednesdayEnglishSecond)
  expect(lessonsOf(5)).toContain(wednesdayEnglishSecond)
})

test('the report counts lessons by their reason and days missed as a whole', async ({ school }) => {
  const { mondayAlgebra, wednesdayAlgebra, sor } = school.lessons
  await mark(
    school,
    signed(school, mondayAlgebra, 0, 'ill'),
    signed(school, wednesdayAlgebra, 0, 'absent'),
    signed(school, sor, 1, 'late'),
  )
  const query = { from: '2026-11-01', to: '2026-11-30' }
  const { rows, total } = (await school.as('zavuch')(attendance.report, { query })).body
  expect(total).toBe(2)
  const row = (index: number) => rows.find(({ id }) => id === school.students[index]!.userId)
  expect(row(0)).toMatchObject({ ill: 1, absent: 1, excused: 0, late: 0, lessons: 3, days: 2 })
  expect(row(1)).toMatchObject({ late: 1, days: 0 })
})

test('nobody looks at a group that they neither lead nor run', async ({ school, otherSchool }) => {
  for (const groupId of [school.otherGroup.id, otherSchool.group.id]) {
    expect((await school.as('group-lead')(attendance.day, { query: { groupId } })).status).toBe(403)
    expect((await school.as('group-lead')(attendance.report, { query: { groupId } })).status).toBe(403)
  }
  expect((await school.as('teacher')(attendance.day)).body).toMatchObject({ group: null, groups: [] })
})

test('a report of more than a year, or that ends before it begins, is refused', async ({ school }) => {
  for (const query of [
    { from: '2025-01-01', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-01' },
  ])
    expect(await school.as('zavuch')(attendance.report, { query })).toMatchObject({
      status: 422,
      body: { code: 'attendance.span' },
    })
})

test('half-2: a pupil who changed class keeps the totals and the weeks of before, in one row of the report', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const { mondayAlgebra, wednesdayAlgebra, sor, wednesdayEnglishFirst } = school.lessons
  await mark(
    school,
    signed(school, mondayAlgebra, 0, 'ill'),
    signed(school, wednesdayAlgebra, 0, 'excused'),
    signed(school, sor, 0, 'late'),
    signed(school, wednesdayEnglishFirst, 0, 'ill'),
  )
  const query = { from: '2026-09-01', to: '2026-11-30' }
  const ask = async (who: 'zavuch' | 'group-lead', more = {}) =>
    (await school.as(who)(attendance.report, { query: { ...query, ...more } })).body.rows.filter(
      ({ id }) => id === studentId,
    )
  const weeks = () =>
    Promise.all(
      ['16.11.2026', '09.11.2026'].map(
        async (date) => (await school.as('student')(diary.week, { query: { date } })).body,
      ),
    )
  const lessonsOf = (all: Awaited<ReturnType<typeof weeks>>) =>
    all.map(({ days }) => days.map(({ lessons }) => lessons.map(({ uuid, mark: own }) => [uuid, own])))
  school.house.setClock(dayOfMove)
  const [before] = await ask('zavuch')
  const seen = lessonsOf(await weeks())
  expect(before).toMatchObject({ group: '7А', lessons: 4, ill: 2, excused: 1, late: 1 })

  await moveToOther(school, studentId)
  expect(await ask('zavuch')).toEqual([{ ...before, group: '7Ә' }])
  expect(await ask('zavuch', { groupId: school.otherGroup.id })).toEqual([{ ...before, group: '7Ә' }])
  // Who leads the class that was left sees what was missed there.
  expect(await ask('group-lead')).toEqual([before])
  expect(lessonsOf(await weeks())).toEqual(seen)
})
