import { expect, test } from 'vitest'
import { hasBegun, whyNotConducted } from './rules.ts'

test('a lesson with a theme that has begun in an open period may be conducted', () => {
  expect(whyNotConducted({ hasTheme: true, begun: true, closed: false })).toBeNull()
  expect(whyNotConducted({ hasTheme: false, begun: true, closed: false })).toBe('theme')
  expect(whyNotConducted({ hasTheme: true, begun: false, closed: false })).toBe('not-begun')
  expect(whyNotConducted({ hasTheme: true, begun: true, closed: true })).toBe('closed')
})

test('a lesson begins with its minute', () => {
  const lesson = { date: '2026-11-18', timeStart: '08:55' }
  expect(hasBegun(lesson, { day: '2026-11-18', clock: '08:54' })).toBe(false)
  expect(hasBegun(lesson, { day: '2026-11-18', clock: '08:55' })).toBe(true)
  expect(hasBegun(lesson, { day: '2026-11-17', clock: '23:00' })).toBe(false)
  expect(hasBegun(lesson, { day: '2026-11-19', clock: '07:00' })).toBe(true)
})
