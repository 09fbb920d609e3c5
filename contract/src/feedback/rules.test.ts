import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoriesFor, isHigh, keptCategories, reviewCategories, stars } from './rules.ts'

const rating = fc.constantFrom(...stars)

test('three stars are low and four are high (C-RATING-1)', () => {
  expect(stars.map(isHigh)).toEqual([false, false, false, true, true])
})

test('whatever the rating moves from and to, what stays chosen is offered, and nothing crosses three (S-FB-1)', () => {
  fc.assert(
    fc.property(rating, rating, fc.nat(), (before, after, pick) => {
      const offered = categoriesFor(before)
      const chosen = offered.filter((_, index) => (pick >> index) % 2 === 1)
      const kept = keptCategories(chosen, before, after)
      expect(kept).toEqual(isHigh(before) === isHigh(after) ? chosen : [])
      expect(kept.every((one) => categoriesFor(after).includes(one))).toBe(true)
    }),
  )
})

test('each category is named once, whichever side it is on', () => {
  expect(new Set(reviewCategories)).toEqual(new Set([...categoriesFor(1), ...categoriesFor(5)]))
  expect(new Set(reviewCategories).size).toBe(reviewCategories.length)
})
