import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { expect, test } from 'vitest'
import { byPrecision, fill, match } from './address.ts'

const day = /^\d{4}-\d\d-\d\d$/

test('a day may be left out of the timetable address', () => {
  expect(match('/schedule/:date?', '/schedule', { date: day })).toEqual({})
  expect(match('/schedule/:date?', '/schedule/2026-11-21', { date: day })).toEqual({ date: '2026-11-21' })
})

test('a word is never taken for a day', () => {
  expect(match('/schedule/:date?', '/schedule/lesson', { date: day })).toBeNull()
})

test('a day that does not exist is no day of an address', () => {
  const shapes = { date: { test: isDay } }
  expect(match('/schedule/:date?', '/schedule/2026-11-23', shapes)).toEqual({ date: '2026-11-23' })
  expect(match('/schedule/:date?', '/schedule/2026-13-45', shapes)).toBeNull()
  expect(match('/schedule/:date?', '/schedule/2026-02-30', shapes)).toBeNull()
})

test('an address that is longer, shorter or broken fits nothing', () => {
  expect(match('/profile', '/profile/history')).toBeNull()
  expect(match('/lesson/:id', '/lesson')).toBeNull()
  expect(match('/lesson/:id', '/lesson/%E0%A4%A')).toBeNull()
})

test('what was written into an address is read out of it', () => {
  const params = { name: 'Ә/б ?&', tab: 'journal' }
  expect(match('/group/:name/:tab?', fill('/group/:name/:tab?', params))).toEqual(params)
})

test('fixed words are tried before parameters', () => {
  const sorted = ['/schedule/:date?', '/schedule/lesson/:id', '/schedule'].toSorted(byPrecision)
  expect(sorted.indexOf('/schedule/lesson/:id')).toBeLessThan(sorted.indexOf('/schedule/:date?'))
})
