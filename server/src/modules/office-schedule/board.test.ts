import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

test('a deputy head sees the lessons of all classes on a day, with the names of what they need', async ({ school }) => {
  const { status, body } = await school.as('zavuch')(officeSchedule.board, { query: { date: '2026-11-18' } })

  expect(status).toBe(200)
  expect(body.days).toHaveLength(6)
  expect(body.groups.map(({ label }) => label)).toEqual(['7А', '7Ә'])
  expect(body.groups[0]?.bells[1]).toEqual({ number: 2, timeStart: '08:55', timeEnd: '09:40', shift: 1 })
  expect(body.lessons.map(({ uuid }) => uuid)).toContain(school.lessons.wednesdayEnglishSecond)
  expect(new Set(body.lessons.map(({ date }) => date))).toEqual(new Set(['2026-11-18']))
  const [lesson] = body.lessons
  expect(body.subjects.find(({ id }) => id === lesson?.subjectId)?.name.ru).toBe('Алгебра')
  expect(body.teachers.map(({ id }) => id)).toContain(lesson?.teacherId)
  expect(body.can).toEqual({ edit: true })
})

test('a week has Monday to Saturday, and a class teacher sees the own class and changes nothing in bulk', async ({
  school,
}) => {
  const { body } = await school.as('group-lead')(officeSchedule.board, { query: { date: '2026-11-18', span: 'week' } })

  expect(body.days.map(({ date }) => date.slice(8))).toEqual(['16', '17', '18', '19', '20', '21'])
  expect(body.groups.map(({ label }) => label)).toEqual(['7А'])
  expect(body.can).toEqual({ edit: false })
})

test('a public holiday is named; a teacher has no board of the school', async ({ school }) => {
  const { body } = await school.as('director')(officeSchedule.board, { query: { date: '2026-12-16' } })
  expect(body.days[2]?.holiday?.ru).toBe('День Независимости')

  const teacher = await school.as('teacher')(officeSchedule.board)
  expect(teacher.status).toBe(403)
})

test('a quarter has its weeks, the present one is marked, and the header may name it', async ({ school }) => {
  const { body } = await school.as('zavuch')(officeSchedule.quarterWeeks)
  expect(body.quarterId).toBe(20262)
  expect(body.weeks).toHaveLength(8)
  expect(body.weeks[0]).toEqual({ weekStart: '2026-11-02', weekEnd: '2026-11-08', current: false })
  expect(body.weeks.find(({ current }) => current)?.weekStart).toBe('2026-11-16')

  const { body: first } = await school.as('zavuch')(officeSchedule.quarterWeeks, { query: { quarterId: 20261 } })
  expect(first.weeks.map(({ weekStart }) => weekStart).slice(-1)).toEqual(['2026-10-19'])
})
