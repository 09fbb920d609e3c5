import { isPartition } from '@qalam/contract/groups/split.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterStoring, begun, halfOf, isSameSplit, moved, stepped, undone } from './draft.ts'

const stored = { first: [1, 2, 3], second: [4, 5] }

test('however pupils are moved, everybody of the class stays in exactly one half', () => {
  const step = fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), fc.constantFrom(1 as const, 2 as const))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce((split, [ids, to]) => moved(split, ids, to), stored)
      expect(isPartition(end, [1, 2, 3, 4, 5])).toBe(true)
    }),
  )
})

test('a pupil who was nowhere is placed by a move', () => {
  expect(halfOf(stored, 9)).toBeNull()
  expect(moved(stored, [9], 2)).toEqual({ first: [1, 2, 3], second: [4, 5, 9] })
})

test('steps are taken back one by one, also after storing', () => {
  const one = stepped(null, stored, moved(stored, [1], 2))
  const two = stepped(one, stored, moved(one.now, [4], 1))
  expect(undone(two, stored)?.now).toEqual(one.now)
  expect(begun(undone(undone(two, stored), stored))).toBeNull()

  const kept = afterStoring(two)
  expect(begun(kept)).toBeNull()
  const back = undone(kept, two.now)
  expect(back?.was).toEqual(two.now)
  expect(isSameSplit(back!.now, one.now)).toBe(true)
})

test('a step that changes nothing is none', () => {
  expect(stepped(null, stored, moved(stored, [1], 1)).past).toEqual([])
})
