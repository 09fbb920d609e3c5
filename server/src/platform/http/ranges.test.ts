import { expect, test } from 'vitest'
import { partOf } from './ranges.ts'

test.each([
  [undefined, null],
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=200-', { from: 200, to: 999 }],
  ['bytes=-50', { from: 950, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=-', null],
  ['bytes=1e2-', null],
])('of 1,000 bytes %s is %j', (header, part) => {
  expect(partOf(header, 1_000)).toEqual(part)
})
