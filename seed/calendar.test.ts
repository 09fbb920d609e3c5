import { addDays, daysBetween, weekDay } from '@qalam/contract/kernel/calendar.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarOf } from '../server/src/modules/schools/calendar.ts'
import { demoCalendar, quarterOn, weeksOf, yearOf } from './calendar.ts'

const days = fc.integer({ min: 0, max: daysBetween('2024-01-01', '2030-12-31') }).map((at) => addDays('2024-01-01', at))

describe('the calendar of the demo', () => {
  test('has any day of any year in the middle of a quarter', () => {
    fc.assert(
      fc.property(days, (today) => {
        const calendar = demoCalendar(today)
        const quarter = calendar.quarters.find(({ id }) => id === quarterOn(calendar, today))
        expect(quarter && daysBetween(quarter.startsOn, today)).toBeGreaterThanOrEqual(15)
        expect(quarter && daysBetween(today, quarter.endsOn)).toBeGreaterThanOrEqual(10)
      }),
      { numRuns: 2_000 },
    )
  })

  test('has four quarters of its year, one after another, each of several weeks', () => {
    fc.assert(
      fc.property(days, (today) => {
        const { year, quarters } = demoCalendar(today)
        expect(year).toBe(yearOf(today))
        expect(quarters.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((number) => year * 10 + number))
        quarters.forEach(({ startsOn, endsOn }, index) => {
          expect(startsOn < endsOn).toBe(true)
          expect(startsOn > (quarters[index - 1]?.endsOn ?? '')).toBe(true)
        })
        expect(
          Math.min(...weeksOf({ year, quarters, holidays: [], working: [], isInvented: false })),
        ).toBeGreaterThanOrEqual(7)
      }),
    )
  })

  test('is the country’s own where the day allows it, and moves by whole weeks where it does not', () => {
    expect(demoCalendar('2026-11-21')).toEqual(calendarOf(2026))
    const july = demoCalendar('2027-07-14')
    const [real, moved] = [calendarOf(2026).quarters[1]?.startsOn ?? '', july.quarters[1]?.startsOn ?? '']
    expect(weekDay(moved)).toBe(weekDay(real))
    expect(moved > '2027-06-01' && moved < '2027-07-14').toBe(true)
  })
})
