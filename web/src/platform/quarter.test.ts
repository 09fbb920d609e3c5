import { beforeEach, expect, test } from 'vitest'
import { followQuarter, quarter } from './quarter.ts'

beforeEach(() => {
  quarter.set(null)
  followQuarter(null)
})

test('the quarter that the server names is opened, and kept as a number', () => {
  followQuarter(20262)
  expect(quarter.get()).toBe(20262)
  expect(localStorage.getItem('quarter')).toBe('20262')
})

test('whoever stands at today’s quarter goes with it into the next one', () => {
  followQuarter(20262)
  followQuarter(20263)
  expect(quarter.get()).toBe(20263)
})

test('a quarter that somebody chose stays, whatever the day', () => {
  followQuarter(20262)
  quarter.set(20261)
  followQuarter(20263)
  expect(quarter.get()).toBe(20261)
})

test('a school without quarters takes no chosen one away', () => {
  followQuarter(20262)
  followQuarter(null)
  expect(quarter.get()).toBe(20262)
})
