import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './places.ts'

test('moving an entry loses none, and moving it back gives the list that was', () => {
  const cases = fc
    .array(fc.integer(), { minLength: 1, maxLength: 12 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)))
  fc.assert(
    fc.property(cases, ([list, from, to]) => {
      const next = moved(list, from, to)
      expect(next[to]).toBe(list[from])
      expect(moved(next, to, from)).toEqual(list)
    }),
  )
})
