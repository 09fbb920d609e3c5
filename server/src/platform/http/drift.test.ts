import { Day } from '@qalam/contract/kernel/dates.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { driftOf } from './drift.ts'

const Week = z.object({ days: z.array(z.object({ date: Day, lessons: z.record(z.string(), z.int()) })) })
const day = { date: '16.11.2026', lessons: { algebra: 1 } }

test('an answer as it is described has nothing to tell', () => {
  expect(driftOf(Week, { days: [day] })).toBeNull()
})

test('a column that the endpoint does not name is found at any depth, and its value is not told', () => {
  expect(driftOf(Week, { days: [day, { ...day, secret: '851015400123' }] })).toBe('days.1.secret: extra')
})

test('a missing and a wrong value are told by their place', () => {
  expect(driftOf(Week, { days: [{ ...day, date: 5 }] })).toBe('days.0.date: invalid_type')
})
