import { expect, test } from 'vitest'
import { lesson, weekWith } from '../samples.ts'
import { dayShown, gridOf, isEmpty, isNow, isRestorable, nextSchoolDay } from './week.ts'

const starts = (rows: readonly { timeStart: string }[]) => rows.map(({ timeStart }) => timeStart)

test('a week has a line for each bell, and lessons stand in theirs', () => {
  const grid = gridOf(weekWith([lesson({ date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40' })]))
  expect(starts(grid.rows)).toEqual(['08:00', '08:55', '09:55'])
  expect(grid.at(grid.rows[1]!, grid.days[1]!)).toHaveLength(1)
  expect(grid.at(grid.rows[0]!, grid.days[1]!)).toEqual([])
})

test('a lesson between the bells gets a line of its own, one that begins during a bell stands in it', () => {
  const late = lesson({ date: '2026-11-16', timeStart: '14:00', timeEnd: '14:45' })
  const shifted = lesson({ date: '2026-11-16', timeStart: '08:10', timeEnd: '08:50' })
  const grid = gridOf(weekWith([late, shifted]))
  expect(starts(grid.rows)).toEqual(['08:00', '08:55', '09:55', '14:00'])
  expect(grid.rows[3]?.number).toBeNull()
  expect(grid.at(grid.rows[0]!, grid.days[0]!).map(({ timeStart }) => timeStart)).toEqual(['08:10'])
})

test('both halves of a group stand in one cell', () => {
  const at = { date: '2026-11-18', timeStart: '08:55', timeEnd: '09:40' }
  const grid = gridOf(weekWith([lesson(at), lesson(at)]))
  expect(grid.at(grid.rows[1]!, grid.days[2]!)).toHaveLength(2)
})

test('who may not add sees no empty lines around the lessons', () => {
  const only = lesson({ timeStart: '08:55', timeEnd: '09:40' })
  expect(starts(gridOf(weekWith([only], { add: false, choose: false })).rows)).toEqual(['08:55'])
  expect(gridOf(weekWith([], { add: false, choose: false })).rows).toEqual([])
  expect(isEmpty(weekWith([]))).toBe(true)
})

test('after a day without lessons they go on later in the week, or on the Monday after it', () => {
  const week = weekWith([lesson({ date: '2026-11-18' })])
  expect(nextSchoolDay(week, '2026-11-16')).toBe('2026-11-18')
  expect(nextSchoolDay(week, '2026-11-21')).toBe('2026-11-23')
})

test('a lesson is going on from its first minute until its last is over', () => {
  const at = { date: '2026-11-16', timeStart: '08:00', timeEnd: '08:45' }
  expect(isNow(at, '2026-11-16', '08:00')).toBe(true)
  expect(isNow(at, '2026-11-16', '08:45')).toBe(false)
  expect(isNow(at, '2026-11-17', '08:20')).toBe(false)
})

test('a phone shows the asked day, or the first one on a Sunday without lessons', () => {
  const { days } = weekWith([])
  expect(dayShown(days, '2026-11-19')?.date).toBe('2026-11-19')
  expect(dayShown(days, '2026-11-22')?.date).toBe('2026-11-16')
})

test('a lesson without a theme, or given by a substitute, could not be put back as it was', () => {
  expect(isRestorable(lesson())).toBe(true)
  expect(isRestorable(lesson({ calendarPlanLessonUuid: null }))).toBe(false)
  expect(isRestorable(lesson({ substituted: { id: 4, label: 'Асанов Б. К.' } }))).toBe(false)
})
