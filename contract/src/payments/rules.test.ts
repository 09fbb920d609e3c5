import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessAfter, pointsFor, tenge } from './rules.ts'

const moment = fc.integer({ min: 0, max: 4e12 }).map((at) => new Date(at))

test('whoever pays early keeps every day: access always grows by exactly what was paid', () => {
  fc.assert(
    fc.property(moment, fc.option(moment), fc.integer({ min: 1, max: 720 }), (now, end, days) => {
      const { from, until } = accessAfter(now, end, days)
      expect(from.getTime()).toBe(Math.max(now.getTime(), end?.getTime() ?? 0))
      expect(until.getTime() - from.getTime()).toBe(days * 86_400_000)
    }),
  )
})

test('points are 5 % of the tenge, never more', () => {
  expect(pointsFor(50_000)).toBe(25)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), (price) => {
      expect(Number.isInteger(pointsFor(price))).toBe(true)
      expect(pointsFor(price) * 2_000).toBeLessThanOrEqual(price)
      expect((pointsFor(price) + 1) * 2_000).toBeGreaterThan(price)
    }),
  )
})

test('money is read in groups of three, tiyn only where there are some', () => {
  expect([500_000, 50, -123_456_789].map(tenge)).toEqual(['5 000 ₸', '0,50 ₸', '−1 234 567,89 ₸'])
})
