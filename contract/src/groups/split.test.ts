import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halved, isPartition, ways } from './split.ts'

const pupil = fc.record({
  id: fc.integer({ min: 1, max: 1_000 }),
  name: fc.string({ maxLength: 5 }),
  sex: fc.constantFrom('m' as const, 'w' as const),
  lastHalf: fc.constantFrom(1 as const, 2 as const, null),
})
const pupils = fc.uniqueArray(pupil, { selector: ({ id }) => id, maxLength: 40 })

test('whichever way a class is halved, every pupil is in exactly one half', () => {
  fc.assert(
    fc.property(pupils, fc.constantFrom(...ways), (all, way) => {
      const split = halved(way, all)
      expect([...split.first, ...split.second].toSorted((a, b) => a - b)).toEqual(
        all.map(({ id }) => id).toSorted((a, b) => a - b),
      )
      expect(
        isPartition(
          split,
          all.map(({ id }) => id),
        ),
      ).toBe(true)
    }),
  )
})

test('a half too many, a stranger, somebody twice or nowhere is no partition', () => {
  expect(isPartition({ first: [1, 2], second: [3] }, [1, 2, 3])).toBe(true)
  expect(isPartition({ first: [1, 2], second: [2, 3] }, [1, 2, 3])).toBe(false)
  expect(isPartition({ first: [1, 1], second: [2] }, [1, 2])).toBe(false)
  expect(isPartition({ first: [1], second: [9] }, [1, 2])).toBe(false)
  expect(isPartition({ first: [1], second: [] }, [1, 2])).toBe(false)
})

test('by the alphabet the halves differ by one at most, and Ә stands behind А', () => {
  const named = ['Әлия', 'Болат', 'Асан'].map((name, id) => ({ id, name, sex: 'w' as const, lastHalf: null }))
  expect(halved('alphabet', named)).toEqual({ first: [2, 0], second: [1] })
})

test('as last year: everybody where they were, newcomers in the smaller half', () => {
  const of = (id: number, lastHalf: 1 | 2 | null) => ({ id, name: '', sex: 'm' as const, lastHalf })
  expect(halved('last-year', [of(1, 1), of(2, 1), of(3, 2), of(4, null), of(5, null)])).toEqual({
    first: [1, 2, 5],
    second: [3, 4],
  })
})
