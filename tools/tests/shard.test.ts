import { expect, test } from 'vitest'
import { partOf } from './shard.mjs'

test('a part of the tests is named by its place among the parts', () => {
  expect(['1/1', '2/3', '3/3'].map(partOf)).toEqual([
    [1, 1],
    [2, 3],
    [3, 3],
  ])
})

test('what is no part is refused, so that nobody takes an empty run for a good one', () => {
  expect(['', '0/3', '4/3', '1/0', '2', '1/3x', '-1/3'].map(partOf)).toEqual(Array.from({ length: 7 }, () => null))
})
