import { expect, test } from 'vitest'
import { lesson, weekWith } from '../samples.ts'
import { dayShown, freeNames, isFree, isEmpty, isNow, isRestorable, nextSchoolDay } from './week.ts'

test('a week without lessons is empty', () => {
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
  expect(dayShown(days, { asked: '2026-11-19', from: '2026-11-19' })?.date).toBe('2026-11-19')
  expect(dayShown(days, { asked: '2026-11-22', from: '2026-11-22' })?.date).toBe('2026-11-16')
})

test('a phone that was asked for no day opens on the next one with lessons', () => {
  const { days } = weekWith([lesson({ date: '2026-11-16' }), lesson({ date: '2026-11-18' })])
  expect(dayShown(days, { asked: undefined, from: '2026-11-16' })?.date).toBe('2026-11-16')
  expect(dayShown(days, { asked: undefined, from: '2026-11-17' })?.date).toBe('2026-11-18')
  expect(dayShown(days, { asked: undefined, from: '2026-11-20' })?.date).toBe('2026-11-20')
  expect(dayShown(days, { asked: '2026-11-17', from: '2026-11-17' })?.date).toBe('2026-11-17')
})

test('a week is free when each day has a name for it and no lesson', () => {
  const winter = { kz: 'Қысқы каникул', ru: 'Зимние каникулы', en: 'Winter holidays' }
  const free = { days: weekWith([]).days.map((day) => ({ ...day, holiday: winter })) }
  expect([isFree(free), freeNames(free)]).toEqual([true, [winter]])
  expect(isFree({ days: [...free.days, { ...free.days[0]!, holiday: null }] })).toBe(false)
  expect(isFree({ days: free.days.map((day) => ({ ...day, lessons: [lesson()] })) })).toBe(false)
})

test('a lesson without a theme, or given by a substitute, could not be put back as it was', () => {
  expect(isRestorable(lesson())).toBe(true)
  expect(isRestorable(lesson({ calendarPlanLessonUuid: null }))).toBe(false)
  expect(isRestorable(lesson({ substituted: { id: 4, label: 'Асанов Б. К.' } }))).toBe(false)
})
