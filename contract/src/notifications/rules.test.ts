import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isQuiet } from './rules.ts'

const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

test('the night is quiet and the day is not', () => {
  const night = { from: '21:00', until: '07:00' }
  expect(['20:59', '21:00', '23:59', '00:00', '06:59', '07:00'].map((at) => isQuiet(at, night))).toEqual([
    ...[false, true, true, true, true, false],
  ])
})

test('every moment is quiet by a span or by what is left of the day, and by one of them alone', () => {
  fc.assert(
    fc.property(clock, clock, clock, (at, from, until) => {
      fc.pre(from !== until)
      expect(isQuiet(at, { from, until })).toBe(!isQuiet(at, { from: until, until: from }))
    }),
  )
})
