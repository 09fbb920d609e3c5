import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absurdBreak, absurdLesson, lengths, overlap, periodsOf, repeated } from './rules.ts'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const period = fc
  .tuple(fc.integer({ min: 1, max: 12 }), minute, minute)
  .map(([number, start, end]) => ({ number, start: clock(start), end: clock(end) }))

test('periods overlap exactly when some minute belongs to two of them, or one ends before it begins', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
      const backwards = periods.some(({ start, end }) => end <= start)
      const meet = periods.some((one, index) =>
        periods.slice(index + 1).some((other) => one.start < other.end && other.start < one.end),
      )
      expect(overlap(periods) !== null).toBe(backwards || meet)
    }),
  )
})

test('a lesson may begin in the minute when the one before it ends', () => {
  const first = { number: 1, start: '08:00', end: '08:45' }
  expect(overlap([{ number: 2, start: '08:45', end: '09:30' }, first])).toBeNull()
})

test('a number that is there twice is found', () => {
  const at = (number: number) => ({ number, start: '08:00', end: '08:45' })
  expect(repeated([at(1), at(2), at(1)])).toBe(1)
  expect(repeated([at(1), at(2)])).toBeNull()
})

test('a day described in a few numbers is sound: nothing overlaps, no number twice, no absurd length', () => {
  const between = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most })
  const day = fc.record({
    begins: minute.map(clock),
    lessons: fc.integer({ min: 1, max: 12 }),
    lesson: between(lengths.lesson),
    break: between(lengths.break),
    longBreak: between(lengths.break),
    longAfter: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(day, (described) => {
      const periods = periodsOf(described)
      expect([overlap(periods), repeated(periods), absurdLesson(periods), absurdBreak(periods)]).toEqual(
        Array(4).fill(null),
      )
    }),
  )
})

test('the long break stands after the lessons that are named', () => {
  const periods = periodsOf({ begins: '08:00', lessons: 4, lesson: 45, break: 5, longBreak: 15, longAfter: [2] })
  expect(periods.map(({ start }) => start)).toEqual(['08:00', '08:50', '09:50', '10:40'])
})

test('a break of two hours and a lesson of ten minutes are named by their numbers', () => {
  const first = { number: 1, start: '08:00', end: '08:45' }
  expect(absurdBreak([{ number: 2, start: '10:45', end: '11:30' }, first])).toEqual({ after: 1, minutes: 120 })
  expect(absurdLesson([{ number: 3, start: '08:00', end: '08:10' }])).toEqual({ number: 3, minutes: 10 })
})
