import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/calendar.ts'
import { vacationOn } from './vacations.ts'

const quarters = [
  { id: 20261, startsOn: '2026-09-01', endsOn: '2026-10-25' },
  { id: 20262, startsOn: '2026-11-02', endsOn: '2026-12-27' },
  { id: 20263, startsOn: '2027-01-11', endsOn: '2027-03-21' },
  { id: 20264, startsOn: '2027-03-29', endsOn: '2027-05-25' },
]
const kz = (day: string) => vacationOn(day, quarters)?.kz ?? null

test('the days between two quarters are named by their season', () => {
  expect(kz('2026-10-26')).toBe('Күзгі каникул')
  expect(kz('2026-12-28')).toBe('Қысқы каникул')
  expect(kz('2027-01-10')).toBe('Қысқы каникул')
  expect(kz('2027-03-22')).toBe('Көктемгі каникул')
  expect([kz('2027-05-26'), kz('2027-08-31')]).toEqual(['Жазғы каникул', 'Жазғы каникул'])
})

test('what the school has not set is no holiday: before its first quarter, after its last summer, without a next quarter', () => {
  expect([kz('2026-08-31'), kz('2027-09-01'), kz('2028-06-01')]).toEqual([null, null, null])
  expect(vacationOn('2026-12-29', quarters.slice(0, 2))).toBeNull()
  expect(vacationOn('2026-12-29', [])).toBeNull()
})

test('no day is both of a quarter and of the holidays', () => {
  const days = fc.integer({ min: -100, max: 500 }).map((step) => addDays('2026-09-01', step))
  fc.assert(
    fc.property(days, (day) => {
      const isTaught = quarters.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
      expect(isTaught && vacationOn(day, quarters) !== null).toBe(false)
    }),
  )
})
