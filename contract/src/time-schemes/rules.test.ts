import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap, repeated } from './rules.ts'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const period = fc
  .tuple(fc.integer({ min: 1, max: 12 }), minute, minute)
  .map(([number, start, end]) => ({ number, start: clock(start), end: clock(end) }))

test('periods overlap exactly when some minute belongs to two of them, or one ends before it begins', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
      const backwards = periods.some(({ start, end }) => end <= start)
      const meet = periods.some((one, index) =>
        periods.slice(index + 1).some((other) => one.start < other.end && other.start < one.end),
      )
      expect(overlap(periods) !== null).toBe(backwards || meet)
    }),
  )
})

test('a lesson may begin in the minute when the one before it ends', () => {
  const first = { number: 1, start: '08:00', end: '08:45' }
  expect(overlap([{ number: 2, start: '08:45', end: '09:30' }, first])).toBeNull()
})

test('a number that is there twice is found', () => {
  const at = (number: number) => ({ number, start: '08:00', end: '08:45' })
  expect(repeated([at(1), at(2), at(1)])).toBe(1)
  expect(repeated([at(1), at(2)])).toBeNull()
})
