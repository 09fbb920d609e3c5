import { expect, test } from 'vitest'
import { clockFrom } from './clock.ts'

test('a clock that was set starts at its moment and runs on', () => {
  const start = new Date('2026-11-23T10:05:00+05:00')
  const clock = clockFrom(start)
  const first = clock().getTime() - start.getTime()
  expect(first).toBeGreaterThanOrEqual(0)
  expect(first).toBeLessThan(60_000)
  expect(clock().getTime()).toBeGreaterThanOrEqual(start.getTime() + first)
})

test('a clock that was not set tells the real time', () => {
  expect(Math.abs(clockFrom(undefined)().getTime() - Date.now())).toBeLessThan(60_000)
})
