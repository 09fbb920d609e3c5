import { expect, test } from 'vitest'
import { advances, clockOf, isAnswered, limitOf, nextAfter, spokenBetween, takenAt } from './rules.ts'

test('the timer speaks once at ten, five and one minute, also for a device that slept over one of them (SH-EXAM-3)', () => {
  expect([601, 600, 599, 301, 300, 61, 60, 0].map((now, at, all) => spokenBetween(all[at - 1] ?? 602, now))).toEqual([
    null,
    10,
    null,
    null,
    5,
    null,
    1,
    null,
  ])
  expect(spokenBetween(660, 240)).toBe(5)
  expect(spokenBetween(660, 30)).toBe(1)
  expect(clockOf(3_725.9)).toBe('01:02:05')
  expect(clockOf(-1)).toBe('00:00:00')
})

test('after an answer the view goes to the next one without, wrapping around; when all are answered to the next (S-ANSWER-4)', () => {
  expect(nextAfter([true, false, false], 1)).toBe(2)
  expect(nextAfter([false, true, true], 2)).toBe(0)
  expect(nextAfter([true, true, true], 0)).toBe(1)
  expect(nextAfter([true, true, true], 2)).toBe(2)
  expect(nextAfter([true], 0)).toBe(0)
  expect([advances('single'), advances('true-false'), advances('multiple'), advances('short')]).toEqual([
    ...[true, true, false, false],
  ])
})

test('how many may be chosen: one of a choice, three in ent whatever is set, else what is set (V-MULTI-1, V-MULTI-2)', () => {
  expect(limitOf('sor', { type: 'single' })).toBe(1)
  expect(limitOf('sor', { type: 'multiple', most: 2 })).toBe(2)
  expect(limitOf('sor', { type: 'multiple', most: null })).toBeNull()
  expect(limitOf('ent', { type: 'multiple', most: 8 })).toBe(3)
  expect(limitOf('ent', { type: 'matching' })).toBeNull()
})

test('what is empty is no answer', () => {
  const empty = [null, { ids: [] }, { pairs: [] }, { text: ' ', files: [] }]
  expect(empty.map((answer) => isAnswered(answer as Parameters<typeof isAnswered>[0]))).toEqual(empty.map(() => false))
  expect([{ is: false }, { id: 'a' }, { text: '', files: ['f'] }].map((answer) => isAnswered(answer))).toEqual([
    ...[true, true, true],
  ])
})

test('an answer counts before the bell; one that was given before and comes late counts with a flag (Q-127)', () => {
  const at = (received: number, given: number, lateMinutes = 10) =>
    takenAt({ received, given, bell: 1_000, lateMinutes })
  expect(at(1_000, 2_000)).toBe('in-time')
  expect(at(1_000 + 600_000, 1_000)).toBe('late')
  expect(at(1_001 + 600_000, 1_000)).toBe('closed')
  expect(at(1_001, 1_001)).toBe('closed')
  expect(at(1_001, 900, 0)).toBe('closed')
})
