import fc from 'fast-check'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { expect, test } from 'vitest'
import { corrected, type HalfDays } from './times.ts'

const day = (at: number) => addDays('2026-09-01', at)
const time = (half: 1 | 2, since: number, until: number | null): HalfDays => ({
  half,
  since: day(since),
  until: until === null ? null : day(until),
})

test('a change that took effect earlier or later takes the other half along', () => {
  const times = [time(1, 0, 10), time(2, 10, null)]
  expect(corrected(times, 1, day(4))).toEqual([time(1, 0, 4), time(2, 4, null)])
  expect(corrected(times, 1, day(14))).toEqual([time(1, 0, 14), time(2, 14, null)])
  expect(corrected(times, 1, day(0))).toEqual([time(2, 0, null)])
  expect(corrected(times, 0, day(3))).toEqual([time(1, 3, 10), time(2, 10, null)])
})

test('a change that never was leaves one time where two of a half meet', () => {
  const times = [time(1, 0, 10), time(2, 10, 20), time(1, 20, null)]
  expect(corrected(times, 1, null)).toEqual([time(1, 0, null)])
  expect(corrected(times, 2, null)).toEqual([time(1, 0, 10), time(2, 10, null)])
})

test('after a gap the time before stays as it was', () => {
  const times = [time(1, 0, 10), time(1, 15, null)]
  expect(corrected(times, 1, day(12))).toEqual([time(1, 0, 10), time(1, 12, null)])
  expect(corrected(times, 1, day(10))).toEqual([time(1, 0, null)])
})

test('whatever is corrected, no two times overlap, none is empty, and days outside the change stay as they were', () => {
  const drawn = fc.record({
    lengths: fc.array(
      fc.record({
        long: fc.integer({ min: 1, max: 6 }),
        gap: fc.nat(2),
        half: fc.constantFrom(1 as const, 2 as const),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    at: fc.nat(4),
    to: fc.nat(30),
  })
  const halfOn = (times: readonly HalfDays[], on: string) =>
    times.find(({ since, until }) => since <= on && (until === null || on < until))?.half ?? null
  fc.assert(
    fc.property(drawn, ({ lengths, at, to }) => {
      let from = 0
      const times = lengths.map(({ long, gap, half }, index) => {
        const since = from + gap
        from = since + long
        return time(half, since, index === lengths.length - 1 ? null : from)
      })
      const index = at % times.length
      const own = times[index]!
      const before = times[index - 1]
      const follows = before?.until === own.since
      const least = follows ? before.since : (before?.until ?? day(0))
      const wished = day(to)
      if (wished < least || (own.until !== null && wished >= own.until)) return
      const after = corrected(times, index, wished)
      const [first, last] = [own.since, wished].toSorted()
      for (let on = 0; on < 40; on++) {
        const asked = day(on)
        if (asked < first! || asked >= last!) expect(halfOn(after, asked)).toBe(halfOn(times, asked))
        else if (wished < own.since) expect(halfOn(after, asked)).toBe(own.half)
        else expect(halfOn(after, asked)).toBe(follows ? before.half : null)
      }
      expect(after.every(({ since, until }) => until === null || until > since)).toBe(true)
      after.slice(1).forEach(({ since }, place) => expect((after[place]!.until ?? '9') <= since).toBe(true))
    }),
  )
})
