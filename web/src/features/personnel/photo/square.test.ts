import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middleSquare } from './square.ts'

test('the square is as large as the picture allows, inside it and in its middle', () => {
  const length = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(length, length, (width, height) => {
      const { left, top, side } = middleSquare(width, height)
      expect(side).toBe(Math.min(width, height))
      const [right, bottom] = [width - left - side, height - top - side]
      expect(Math.min(left, top, right, bottom)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(left - right) + Math.abs(top - bottom)).toBeLessThanOrEqual(1)
    }),
  )
})
